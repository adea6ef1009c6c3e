import type en from '../en/why.ts';

export default {
  // Why not
  'why.not-now': 'Non è ciò che si decide ora.',
  'why.not-yours': 'Questo non è tuo.',
  'why.not-there': 'Lì non c’è nulla di simile.',
  'why.nobody-there': 'Lì non gioca nessuno.',
  'why.too-dear': 'Costa {needs, plural, one {# oro} other {# ori}}; ne hai {has, number}.',
  'why.not-so-many': 'Il numero deve stare tra {min, number} e {max, number}.',
  'why.nothing-before': 'Non c’è nulla del turno scorso da ripetere.',

  // Setting up
  'why.not-on-offer': 'Questo Signore ora non si può prendere.',
  'why.taken': 'Una di queste regioni è di un altro Signore.',
  'why.not-open': 'Lì non si può cominciare, o la regione è già presa.',
  'why.no-pair': 'Le due regioni devono confinare e andare d’accordo con la scheda del Signore.',
  'why.no-fleet': 'Le costruzioni libere non possono essere drakkar.',
  'why.not-on-the-sheet': '{lord} non ha più pezzi simili da piazzare.',

  // Diplomacy
  'why.has-said-all': 'Hai chiuso i colloqui; solo una proposta per te li riapre.',
  'why.allies-already': 'Siete già in alleanza.',
  'why.has-offered': 'In questa fase hai già fatto la tua proposta a questo posto.',
  'why.answer-first': 'Prima rispondi alla proposta di questo posto.',
  'why.no-offer': 'Non c’è una proposta simile a cui rispondere.',
  'why.has-given': 'Un dono per posto e per fase: il tuo è già dato.',
  'why.empty-purse': 'La tua borsa è vuota.',
  'why.no-ally': 'Fuori dalla diplomazia si dona oro solo in alleanza.',
  'why.price-was-named': 'Hai fissato un prezzo: quell’oro resta nella borsa.',
  'why.name-the-gold': 'Di’ quanto oro accompagna la proposta, anche zero.',
  'why.cannot-give-land': 'Una coppia può donare una regione per turno, mai l’ultima di un Signore.',
  'why.cannot-bow':
    'Questo vassallaggio non si può offrire: allineamenti opposti, un vincolo già in atto o offerta già fatta.',
  'why.no-vassal': 'Non c’è un vincolo simile che tu possa sciogliere.',
  'why.has-said-so': 'L’hai già detto.',
  'why.last-turn-anyhow': 'Questo turno è comunque l’ultimo.',

  // Events, Dragon and Loki
  'why.not-the-mightiest': 'I Disordini Civili colpiscono uno dei Signori con più regioni.',
  'why.duty': 'A questo tavolo la festa si deve pagare, se l’oro c’è.',
  'why.must-be-placed': 'Il tassello Signore va piazzato in una regione.',
  'why.there-already': 'Il tassello Signore è già lì.',
  'why.can-pay': 'Puoi pagare, quindi devi.',
  'why.cannot-pay': 'Oro e unità insieme non coprono l’offerta.',
  'why.no-beast': 'Non comandi né il Drago né Loki, o sono già sul tabellone.',

  // Taxes, recruiting, construction
  'why.one-level': 'A questo tavolo un solo livello di tasse vale per tutte le tue regioni.',
  'why.not-taxed': 'Questa regione non si può tassare, o il suo livello è già fissato.',
  'why.not-pillaged': 'Si saccheggia solo una regione di Eurich senza castello, e solo le volte consentite.',
  'why.too-many-heroes': 'Non puoi avere più eroi che regioni.',
  'why.no-try': 'Un eroe si cerca una volta per turno in ogni tua regione con un tempio.',
  'why.only-at-the-start': 'Gli eroi si congedano prima di cercarne altri.',
  'why.no-recruits': 'Ora lì non si può reclutare.',
  'why.not-recruited': 'Si raddoppia solo un’unità reclutata in questo turno, se ci sono posto e tasselli.',
  'why.one-of-a-kind':
    'Lì non può stare: una per tipo in ogni regione, un porto sulla costa, un drakkar dove il porto c’era già.',
  'why.no-coast': 'Questa regione non dà su quel mare.',
  'why.no-fervour': 'Il Fervore costruisce nelle regioni con due costruzioni, una volta per turno.',
  'why.nothing-to-build': 'In questa regione non c’è nulla da fare.',
  'why.built-already': 'Le demolizioni vengono prima della prima costruzione del turno.',

  // War
  'why.had-his-part': 'Questo Signore ha già giocato in questa fase, o è fuori dal gioco.',
  'why.cannot-move': 'Non può più muoversi, o non ha dove andare.',
  'why.nobody-else': 'Non c’è nessuno da portare.',
  'why.out-of-reach': 'È fuori portata, o chiuso.',
  'why.cannot-ride': 'Non si può portare in volo.',
  'why.not-alone': 'Gli eroi non vanno da soli dove ci sarebbe una battaglia.',
  'why.nobody-boards': 'Qui ora nessuno può imbarcarsi.',
  'why.nobody-lands': 'Qui ora nessuno può sbarcare.',
  'why.cannot-board': 'Non si può imbarcare: ha già mosso, manca il posto, o non si imbarca mai.',
  'why.must-be-fought': 'Prima si devono combattere le battaglie a terra.',
  'why.no-battle': 'Non c’è una battaglia simile da combattere.',
  'why.no-target': 'L’incantesimo non può colpire lì.',
  'why.must-stay': 'Quell’unità deve restare: altrimenti il conto delle perdite non torna.',
  'why.not-this-fate': 'Questa sorte qui ti è preclusa.',
  'why.no-spell': 'Qui non c’è alcun incantesimo da lanciare.',
  'why.not-bribed': 'Qui quell’unità non si può corrompere.',
  'why.not-paid': 'Qui non c’è alcun Orko da pagare per questo.',
  'why.not-in-this-battle': 'Non è possibile in questa battaglia.',
} satisfies Record<keyof typeof en, string>;
