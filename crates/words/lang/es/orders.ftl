### Giving orders with few clicks: groups, repeated orders, set-up.
