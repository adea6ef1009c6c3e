import type en from '../en/why.ts';

export default {
  // Why not
  'why.not-now': 'Ce n’est pas la question du moment.',
  'why.not-yours': 'Cela ne vous appartient pas.',
  'why.not-there': 'Il n’y a rien de tel à cet endroit.',
  'why.nobody-there': 'Personne ne joue à cette place.',
  'why.too-dear': 'Cela coûte {needs, plural, one {# pièce d’or} other {# pièces d’or}} ; vous en avez {has, number}.',
  'why.not-so-many': 'Le nombre doit être entre {min, number} et {max, number}.',
  'why.nothing-before': 'Il n’y a rien à répéter du tour précédent.',

  // Setting up
  'why.not-on-offer': 'Ce Seigneur ne peut pas être pris maintenant.',
  'why.taken': 'Une de ces régions est à un autre Seigneur.',
  'why.not-open': 'On ne peut pas commencer là, ou la région est déjà prise.',
  'why.no-pair': 'Les deux régions doivent se toucher et convenir à la fiche du Seigneur.',
  'why.no-fleet': 'Les bâtiments libres ne sont pas des drakkars.',
  'why.not-on-the-sheet': '{lord} n’a plus de pion de ce type à placer.',

  // Diplomacy
  'why.has-said-all': 'Vous avez clos vos pourparlers ; seule une offre pour vous les rouvre.',
  'why.allies-already': 'Cette alliance existe déjà.',
  'why.has-offered': 'Dans cette phase, vous avez déjà fait votre offre à cette place.',
  'why.answer-first': 'Répondez d’abord à l’offre de cette place.',
  'why.no-offer': 'Aucune offre de ce genre n’attend de réponse.',
  'why.has-given': 'Un don par place et par phase : le vôtre est fait.',
  'why.empty-purse': 'Votre bourse est vide.',
  'why.no-ally': 'Hors de la diplomatie, l’or ne va qu’aux alliés.',
  'why.price-was-named': 'Vous avez fixé un prix : cet or reste dans la bourse.',
  'why.name-the-gold': 'Dites combien d’or accompagne l’offre, même zéro.',
  'why.cannot-give-land': 'Une paire peut donner une région par tour, jamais la dernière d’un Seigneur.',
  'why.cannot-bow':
    'Cette vassalité ne peut être offerte : alignements opposés, lien déjà existant ou offre déjà faite.',
  'why.no-vassal': 'Il n’y a pas de lien de ce genre à rompre.',
  'why.has-said-so': 'Vous l’avez déjà dit.',
  'why.last-turn-anyhow': 'Ce tour est de toute façon le dernier.',

  // Events, Dragon and Loki
  'why.not-the-mightiest': 'Les Troubles civils frappent un des Seigneurs qui ont le plus de régions.',
  'why.duty': 'À cette table, la fête doit être payée si l’or suffit.',
  'why.must-be-placed': 'Le pion Seigneur doit être placé dans une région.',
  'why.there-already': 'Le pion Seigneur y est déjà.',
  'why.can-pay': 'Vous pouvez payer, donc vous le devez.',
  'why.cannot-pay': 'L’or et les unités ensemble ne couvrent pas l’offre.',
  'why.no-beast': 'Vous ne commandez ni le Dragon ni Loki, ou ils sont déjà sur le plateau.',

  // Taxes, recruiting, construction
  'why.one-level': 'À cette table, un seul niveau de taxes vaut pour toutes vos régions.',
  'why.not-taxed': 'Cette région ne peut être taxée, ou son niveau est déjà fixé.',
  'why.not-pillaged': 'On ne pille que les régions d’Eurich sans château, dans la limite prévue par tour.',
  'why.too-many-heroes': 'Vous ne pouvez avoir plus de héros que de régions.',
  'why.no-try': 'On cherche un héros une fois par tour dans chacune de vos régions avec un temple.',
  'why.only-at-the-start': 'On renvoie des héros avant d’en chercher d’autres.',
  'why.no-recruits': 'On ne peut pas recruter là maintenant.',
  'why.not-recruited': 'On ne dédouble qu’une unité recrutée ce tour-ci, s’il y a de la place et un pion.',
  'why.one-of-a-kind':
    'Impossible à cet endroit : un de chaque type par région, un port sur une côte, un drakkar là où le port existait déjà.',
  'why.no-coast': 'Cette région n’est pas au bord de cette mer.',
  'why.no-fervour': 'La Ferveur construit dans les régions avec deux bâtiments, une fois par tour.',
  'why.nothing-to-build': 'Il n’y a rien à faire dans cette région.',
  'why.built-already': 'Les démolitions précèdent la première construction du tour.',

  // War
  'why.had-his-part': 'Ce Seigneur a déjà joué dans cette phase, ou est hors jeu.',
  'why.cannot-move': 'Cela ne peut plus bouger, ou n’a nulle part où aller.',
  'why.nobody-else': 'Il n’y a personne à emmener.',
  'why.out-of-reach': 'C’est hors d’atteinte, ou fermé.',
  'why.cannot-ride': 'Cela ne peut être emporté en vol.',
  'why.not-alone': 'Les héros ne vont pas sans troupes là où il y aurait bataille.',
  'why.nobody-boards': 'Personne ne peut embarquer ici maintenant.',
  'why.nobody-lands': 'Personne ne peut débarquer ici maintenant.',
  'why.cannot-board': 'Impossible à embarquer : déjà déplacé, plus de place, ou ne navigue jamais.',
  'why.must-be-fought': 'Il faut d’abord livrer les batailles à terre.',
  'why.no-battle': 'Il n’y a pas de bataille de ce genre à livrer.',
  'why.no-target': 'Le sortilège ne peut frapper là.',
  'why.must-stay': 'Cette unité doit rester : sinon, les pertes ne tomberaient pas juste.',
  'why.not-this-fate': 'Cette sentence vous est interdite ici.',
  'why.no-spell': 'Il n’y a ici aucun sort à lancer.',
  'why.not-bribed': 'Cette unité ne peut pas être corrompue ici.',
  'why.not-paid': 'Aucun Orque ne peut être payé ici pour cela.',
  'why.not-in-this-battle': 'Ce n’est pas possible dans cette bataille.',
} satisfies Record<keyof typeof en, string>;
