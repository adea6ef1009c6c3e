/** One sentence for each thing that can be pointed at. */
export default {
  'tip.food': 'Il Cibo nutre le navi: Battaglie in Mare, razzie e alcuni Territori lo richiedono.',
  'tip.favour':
    'Il Favore fa rilanciare i dadi Combattimento, compra la pace e aiuta alcuni Razziatori; decide anche le parità.',
  'tip.terror': 'Il Terrore costa Gloria alla fine, ogni segnalino più del precedente.',
  'tip.farm': 'Le Fattorie danno Gloria alla fine: più sono, più vale ogni Fattoria.',
  'tip.wall': 'I Muri danno Gloria alla fine: più sono, più vale ogni Muro.',
  'tip.tower': 'Le Torri danno Gloria alla fine: più sono, più vale ogni Torre.',
  'tip.glory': 'Chi ha più Gloria dopo sei round vince.',
  'tip.dice': 'Dadi Equipaggio sulla plancia; ce ne stanno dieci, e ogni dado si spende per ciò che mostra.',
  'tip.territories': 'Territori sottomessi; ogni Territorio dà 1 Gloria alla fine di ogni round.',
  'tip.artefacts': 'Artefatti sulla nave, quattro al massimo; ogni artefatto tiene un dado e dà Gloria alla fine.',
  'tip.leader':
    'Il Leader rende jolly i dadi con il simbolo del suo clan: Scudo, Forziere, Nave o Martello, secondo il bisogno.',
  'tip.upgrade': 'Un Miglioramento Nave vale una volta per round come un dado con il suo simbolo.',
  'tip.slot': 'I Razziatori qui agiscono ogni volta che lo spazio viene scelto, da chiunque.',
  'tip.round': 'La partita ha sei round, e ogni round quattro scelte.',
  'tip.first': 'Chi lo possiede comincia il round.',
  'tip.honour': 'In tre, chi ha il segnalino Primo Giocatore ha quest’altra nave da mandare.',
  'spaceText.recruit':
    'Prendi una coppia di Razziatori, tira i loro dadi, poi raduna, specializza o promuovi ogni carta; chi sceglie ottiene anche 2 Favori.',
  'spaceText.trade':
    'Prendi ricompense una alla volta: 2 Favori, 3 Cibo, due dadi o una Profezia; chi sceglie ne prende tre, il secondo posto due, il resto del tavolo una.',
  'spaceText.battle':
    'Per 4 Cibo affronta un Viaggio in Mare, poi vinci una Battaglia in Mare con i suoi dadi o combattendo; chi sceglie ottiene 2 Gloria.',
  'spaceText.villages':
    'Per 1 Cibo e 2 Forzieri prendi una coppia di carte Bottino Villaggio o due dal mazzo; chi sceglie ne pesca altre 2, il secondo posto 1.',
  'spaceText.keeps':
    'Per 2 Cibo e 2 Scudi prendi una coppia di carte Bottino Fortezza o due dal mazzo; chi sceglie ne pesca altre 2, il secondo posto 1.',
  'spaceText.territories':
    'Prendi un Territorio con la forza, contro la sua Difesa, o in pace, al suo prezzo; chi sceglie ha tre tentativi, il secondo posto due, il resto del tavolo uno.',
} as const;
