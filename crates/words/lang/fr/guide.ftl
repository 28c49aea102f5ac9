### La première partie guidée, et les conseils.

guide-title = Votre première partie
guide-defend = … ou défendez la ville
guide-learnt = Leçons : { $done } sur { $count }
guide-praise-1 = Bien joué !
guide-praise-2 = Magnifique !
guide-praise-3 = Exactement !
guide-praise-4 = C’est ça !
guide-wait = { $side ->
    [invader] À la ville de jouer. Regardez ce qu’elle fait.
   *[defender] Aux dragons de jouer. Regardez ce qu’ils font.
}
guide-last-look = Regardez encore une fois : tout peut encore changer. Appuyez ensuite sur « { orders-begin-battle } ».
guide-finished = Vous savez tout. La partie continue !
guide-skip = Passer
guide-skip-all = Plus de leçons
guide-open = Leçons
guide-show-me = Montrez-moi
guide-due = à venir
guide-done = apprise
guide-skipped = passée

advice-ask = Conseil
advice-thinking = Un chevalier y réfléchit…
advice-heading = Ce qu’un bon joueur envisagerait, avec ses chances de victoire
advice-none = Il n’y a rien à conseiller ici.
advice-do = Jouer ainsi
advice-chance = { $chance } % de chances de gagner ({ $gain } points par rapport à ne plus rien faire)

lesson-invader-set-up-title = Se déployer
lesson-invader-set-up = Un dragon attend à la lisière de la forêt. Posez l’autre sur un hexagone marqué à côté de lui, puis tournez-le vers la ville.
lesson-invader-fly-title = S’envoler
lesson-invader-fly = Choisissez un dragon, puis un hexagone marqué et une direction de la ligne « { page-stays-up } ». Il vole six hexagones, par-dessus murs et soldats.
lesson-invader-turn-title = Terminer la phase
lesson-invader-turn = Déplacez aussi l’autre dragon si vous voulez. Puis appuyez sur « Terminer la phase » – après le déplacement, de même pour le feu et la mêlée – et la ville répond.
lesson-invader-land-title = Atterrir et raser
lesson-invader-land = Choisissez le dragon en vol, puis un hexagone marqué et une direction de la ligne « { page-lands } ». En se posant sur un hexagone vide au chiffre bleu, il le rase et gagne ces points de victoire (PV).
lesson-invader-breathe-title = Cracher le feu
lesson-invader-breathe = Choisissez votre dragon et crachez le feu sur un hexagone marqué : il brûle deux hexagones en ligne, avec tous ceux qui n’en réchappent pas. Chaque dragon a deux souffles pour toute la partie.
lesson-invader-fight-title = Tête, ailes et pattes
lesson-invader-fight = Choisissez votre dragon et un hexagone marqué, ajoutez la tête (3), les ailes (2 chacune) et les pattes (1 chacune), puis lancez l’attaque. Plus vous dominez, plus sûrement les défenseurs tombent.
lesson-invader-wings-title = Gardez vos ailes
lesson-invader-wings = Votre dragon est blessé, et une aile perdue, il ne volera ni ne bondira plus jamais. Faites-le s’envoler, ou menez-le sur un hexagone marqué, loin de tout défenseur.
lesson-invader-smash-title = Enfoncer un portail
lesson-invader-smash = À pied, un dragon peut enfoncer le portail devant lui : plus il dépense de points de mouvement, plus il a de chances. Choisissez votre dragon, puis l’hexagone marqué derrière le portail.
lesson-invader-bound-title = Bondir
lesson-invader-bound = Un bond franchit jusqu’à trois hexagones par-dessus tout, et le dragon peut encore mordre et brûler ensuite. Choisissez un dragon et bondissez sur un hexagone marqué.
lesson-invader-walk-title = Marcher
lesson-invader-walk = À pied, un dragon fait quatre hexagones et peut combattre ensuite ; pour un point de mouvement de plus, il rase l’hexagone où il se tient. Choisissez un dragon et marchez jusqu’à un hexagone marqué.
lesson-invader-clocks-title = Deux horloges
lesson-invader-clocks = Regardez les horloges en haut : après dix tours sans destruction, ou sans dragon dans les murs, vous perdez. Rasez un autre chiffre bleu pour remettre la première à zéro.
lesson-invader-victory-title = Comment gagner
lesson-invader-victory = Rasez { $goal } PV pour une grande victoire ; avec un peu moins, vous pouvez vous arrêter à la fin de votre tour et gagner plus modestement. Vous perdez si les deux dragons meurent ou si une horloge expire.

lesson-defender-set-up-title = Se déployer
lesson-defender-set-up = Votre ville est prête, il ne manque que le héros : posez-le sur un hexagone marqué parmi vos soldats. « Annuler » reprend tout le déploiement, si vous préférez placer chacun vous-même.
lesson-defender-turn-title = Votre tour
lesson-defender-turn = Votre tour va de la magie au déplacement, aux tirs et à la mêlée. Rien à lancer pour l’instant : appuyez sur « Terminer la phase ».
lesson-defender-guard-title = Gardez l’essentiel
lesson-defender-guard = Aucun dragon ne peut se poser sur un hexagone occupé. Choisissez une unité marquée et menez-la sur un hexagone vide au chiffre bleu.
lesson-defender-shoot-title = Tirer
lesson-defender-shoot = Un dragon est à portée de flèche : choisissez des archers et tirez. En vol, seul un 6 le touche, mais au ventre ; au sol et juste à côté, un 5 suffit.
lesson-defender-surround-title = Encercler
lesson-defender-surround = Un dragon au sol peut être frappé de tous côtés. Menez une unité sur un hexagone marqué à son flanc : de là, un 4 suffit pour toucher les ailes.
lesson-defender-strike-title = Frappez les ailes
lesson-defender-strike = Vos soldats sont à côté d’un dragon : choisissez-en un, puis le dragon, et frappez les ailes. Une aile perdue, il ne volera ni ne bondira plus jamais.
lesson-defender-hero-title = Le héros mène
lesson-defender-hero = Qui se tient près de votre héros ajoute 1 à son dé contre un dragon, et la milice n’ose attaquer que près de lui. Menez-le au dragon – même dans son hexagone, sous le ventre.
lesson-defender-wizard-title = Avancez le magicien
lesson-defender-wizard = Les sorts portent à quatre hexagones. Menez votre magicien sur un hexagone marqué, pour qu’un dragon soit à portée au prochain tour ; ses dix points de magie valent pour toute la partie.
lesson-defender-boost-title = Renforcer le moral
lesson-defender-boost = Un dragon se tient près de votre magicien : renforcer le moral ajoute 1 aux dés de vos soldats alentour, et la milice peut attaquer. Choisissez-le, ouvrez le sort dans son livre et lancez-le.
lesson-defender-bolt-title = Éclair et tourbillon
lesson-defender-bolt = Un dragon est à portée de votre magicien : l’éclair touche toujours, d’autant plus fort qu’il est près ; un tourbillon peut provoquer la chute d’un dragon en vol. Choisissez-le, ouvrez l’un des deux dans son livre de sorts et lancez-le.
lesson-defender-reinforcements-title = Renforts
lesson-defender-reinforcements = Des troupes fraîches arrivent par la mer, au tour 10 puis tous les quatre tours. Débarquez-les sur un hexagone marqué.
lesson-defender-victory-title = Comment gagner
lesson-defender-victory = Vous gagnez quand les deux dragons sont morts, ou après dix tours sans destruction ou sans dragon dans les murs. Ils visent { $goal } PV : gardez debout les chiffres bleus.
