/** One sentence for each thing that can be pointed at. */
export default {
  'tip.rage': 'La Furia paga le azioni; un clan che non ne ha più non fa altro in quest’Era.',
  'tip.axes': 'Le Asce dicono quanta Gloria il clan ottiene per ogni battaglia vinta.',
  'tip.horns': 'I Corni dicono quante miniature il clan può avere sul tabellone.',
  'tip.glory': 'Chi ha più Gloria dopo la Terza Era vince.',
  'tip.hand': 'Carte in mano; il tavolo ne conosce solo il numero.',
  'tip.valhalla': 'Miniature distrutte; tornano nella riserva alla fine dell’Era.',
  'tip.upgrades': 'Migliorie sulla scheda del clan; toccala per leggerle.',
  'tip.first': 'Il primo giocatore comincia ogni fase.',
  'tip.gods-gifts': 'Doni degli Dèi: ogni clan sceglie sei carte per quest’Era.',
  'tip.action':
    'Azioni: a turno i clan invadono, marciano, giocano migliorie, si votano a imprese e saccheggiano, pagando Furia.',
  'tip.discard': 'Scarto: ogni clan conserva una carta per l’Era successiva e scarta le altre.',
  'tip.quest': 'Imprese: si rivelano tutte, e quelle portate a termine danno le loro ricompense.',
  'tip.ragnarok': 'Ragnarök: la provincia condannata viene distrutta; le miniature che vi cadono danno Gloria.',
  'tip.release-valhalla': 'Ritorno dal Valhalla: tutti i caduti tornano nella loro riserva.',
  'tip.age': 'La partita ha tre Ere, e ogni Era sei fasi.',
  'tip.slot.warrior': 'Una miglioria per tutti i Guerrieri del clan.',
  'tip.slot.leader': 'Una miglioria per il Capo.',
  'tip.slot.ship': 'Una miglioria per la Nave.',
  'tip.slot.monster': 'Un Mostro che combatte per il clan; c’è posto per due.',
  'tip.slot.clan': 'Una miglioria di tutto il clan; c’è posto per tre.',
} as const;
