import type en from '../en/prompts.ts';

export default {
  // For the seat that acts
  'prompt.draft':
    '{count, plural, one {Gardez une carte.} other {Gardez # cartes.}} Vous en avez {kept, number} sur 6 jusqu’ici.',
  'prompt.action':
    'À vous de jouer : faites une action ou passez. Vous avez {rage, plural, one {# point de Rage} other {# points de Rage}}.',
  'prompt.march': 'Choisissez qui marche depuis {from} vers {to}.',
  'prompt.free-invasion': '{cause} : envahir gratuitement avec {figure} ?',
  'prompt.bring-warrior': '{cause} : amener aussi un Guerrier vers {to} ?',
  'prompt.pillage-now':
    '{cause} : piller {province} aussitôt pour {rage, plural, one {# point de Rage} other {# points de Rage}} ?',
  'prompt.call-to-battle':
    'Appel au Combat : {pillager} veut piller {province}. Envoyer une figurine depuis une province adjacente ?',
  'prompt.battle-card': 'Bataille pour {province} : jouez une carte, face cachée.',
  'prompt.keep-one': 'Choisissez la seule figurine que vous gardez dans la bataille pour {province}.',
  'prompt.count-quest': 'Faire compter {card} comme +{bonus, number} FOR dans la bataille pour {province} ?',
  'prompt.late-card': 'Bataille pour {province} : ajouter une carte après la révélation ?',
  'prompt.buy-back':
    'Bataille pour {province} remportée : reprendre une carte pour {rage, plural, one {# point de Rage} other {# points de Rage}} ?',
  'prompt.save':
    '{cause_kind, select, card {{cause} : vos figurines vont être détruites. En sauver ?} other {Vos figurines vont être détruites. En sauver ?}}',
  'prompt.raise': 'Choisissez la caractéristique à augmenter ({cause}).',
  'prompt.move-leader': '{cause} : déplacer le Chef depuis {from} ?',
  'prompt.come-back': '{cause} : renvoyer gratuitement un Guerrier vers {province} ?',
  'prompt.sacrifice': '{cause} : choisissez une figurine à sacrifier.',
  'prompt.keep-card': 'Conserver une carte pour l’Âge suivant\u202f?',

  // For those who wait
  'wait.draft': 'On attend {names}. Choix des cadeaux des Dieux.',
  'wait.action': 'On attend {names}. Choix de l’action.',
  'wait.march': 'On attend {names}. Marche depuis {from} vers {to}.',
  'wait.free-invasion': 'On attend {names}. {cause} : invasion gratuite avec {figure}.',
  'wait.bring-warrior': 'On attend {names}. {cause} : un Guerrier de plus pour {to}.',
  'wait.pillage-now': 'On attend {names}. {cause} : pillage immédiat visant {province}.',
  'wait.call-to-battle': 'On attend {names}. Appel au Combat : {pillager} veut piller {province}.',
  'wait.battle-card': 'On attend {names}. Carte à jouer dans la bataille pour {province}.',
  'wait.keep-one': 'On attend {names}. La seule figurine à garder dans la bataille pour {province}.',
  'wait.count-quest': 'On attend {names}. Si {card} compte dans la bataille pour {province}.',
  'wait.late-card': 'On attend {names}. Cartes après la révélation dans la bataille pour {province}.',
  'wait.buy-back': 'On attend {names}. Cartes à reprendre après la bataille pour {province}.',
  'wait.save': 'On attend {names}. Figurines à sauver.',
  'wait.raise': 'On attend {names}. {cause} : caractéristique à augmenter.',
  'wait.move-leader': 'On attend {names}. {cause} : déplacement du Chef.',
  'wait.come-back': 'On attend {names}. {cause} : un Guerrier à renvoyer vers {province}.',
  'wait.sacrifice': 'On attend {names}. {cause} : figurines à sacrifier.',
  'wait.keep-card': 'On attend {names}. Carte à conserver pour l’Âge suivant.',

  // What a seat may leave to the host
  'order.no-calls': 'Rester hors des batailles',
  'order.no-calls.text': 'Quand un appel au combat m’atteint, je n’y réponds pas.',
  'order.no-late-cards': 'Aucune carte après la révélation',
  'order.no-late-cards.text': 'Quand je peux encore ajouter une carte à une bataille, je ne le fais pas.',
  'order.no-rescues': 'Ne sauver personne',
  'order.no-rescues.text': 'Quand je peux sauver des figurines de la destruction, je les laisse partir au Valhalla.',
} satisfies Record<keyof typeof en, string>;
