### Giving orders with few clicks: groups, repeated orders, set-up.

orders-redo = Do it again
orders-undo-phase = Take back the whole phase
orders-key-group = Choose everybody who stands beside the unit
orders-key-add = Add to those who are chosen
orders-key-go-on = Go on with the orders
orders-group = { $count } units chosen together
orders-group-help = Choose a hex: each goes as near as it can, and goes on next turn if it is too far.
orders-let-go = Let { $unit } go
orders-together = Send together
orders-with-hex = All { $count } in this hex
orders-with-beside = All { $count } who stand together
orders-with-kind = All { $count } of this kind
orders-with-outside = All { $count } who wait outside
orders-go-there = Go there over several turns
orders-go-on = { $count ->
    [one] Go on with the orders (1 unit)
   *[other] Go on with the orders ({ $count } units)
}
orders-halt = Forget the orders
orders-arrived = { $count ->
    [one] 1 unit has arrived.
   *[other] { $count } units have arrived.
}
orders-under-way = { $count ->
    [one] 1 unit is on its way and can go on next turn.
   *[other] { $count } units are on their way and can go on next turn.
}
orders-stays = { $unit } stays.
orders-more-stay = { $count ->
    [one] 1 more unit stays.
   *[other] { $count } more units stay.
}

orders-last-look = Everything is placed. A last look before it counts.
orders-last-look-help = Click on one of your counters to take it up again, or drag it elsewhere.
orders-begin-battle = Begin the battle
orders-pile = { $kind }, { $count } to place
orders-preset = Set-up
orders-presets = My set-ups
orders-preset-name = Name
orders-preset-save = Save what stands now
orders-preset-use = Set up as “{ $name }”
orders-preset-link = Share “{ $name }” by link
orders-preset-forget = Forget “{ $name }”
orders-preset-link-here = Link to this set-up
orders-preset-told = “{ $name }”: { $count ->
    [one] one counter
   *[other] { $count } counters
}, { $scenario } ({ $side }).
orders-preset-keep = Keep it here
orders-preset-kept = Kept. You find it under “My set-ups” when you set up this side of this scenario.
orders-preset-unreadable = This link holds no set-up that can be read.
orders-preset-elsewhere = This set-up belongs to another scenario or to the other side.
orders-preset-too-many = This set-up has more counters than you have: { $kind }.
orders-preset-refused = This set-up is not possible: { $kind }. { $reason }

orders-ladder-units = Together
orders-ladder-monster = { $unit }: how many of its attacks
orders-ladder-count = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
orders-ladder-groups = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}

split-one = { $unit }: strike with all that helps
split-many = { $unit }: strike with the best split over { $count } hexes
split-share = { $parts } at { $hex }
split-expected = On average { $count } units fall.

orders-next = Next
orders-key-frame = Drag over the board: a frame chooses several counters
