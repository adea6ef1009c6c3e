export default {
  'game.name': 'Scandinavia',

  // How it was won
  'won.empire':
    '{count, plural, one {{names} rebuilds the Empire in turn {turn, number}.} other {{names} rebuild the Empire in turn {turn, number}.}}',
  'won.limit':
    '{count, plural, one {{names} {throne_id, select, held {holds Selorian} other {is ahead}} after the last turn ({turn, number}).} other {{names} {throne_id, select, held {hold Selorian} other {are ahead}} after the last turn ({turn, number}).}}',
  'won.agreed':
    '{count, plural, one {{names} {throne_id, select, held {holds Selorian} other {is ahead}} after turn {turn, number}, the last by agreement.} other {{names} {throne_id, select, held {hold Selorian} other {are ahead}} after turn {turn, number}, the last by agreement.}}',
  'won.last':
    '{count, plural, one {{names} alone is left standing (turn {turn, number}).} other {{names} alone are left standing (turn {turn, number}).}}',

  // The score sheet
  'source.regions': 'Regions',
  // What advice weighs
  'source.gold': 'gold',
  'source.lands': 'lands, in gold',
  'source.troops': 'troops, in gold',
  'unit.regions': 'Regions',
} as const;
