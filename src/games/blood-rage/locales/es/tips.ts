/** One sentence for each thing that can be pointed at. */
export default {
  'tip.rage': 'La Furia paga las acciones; un Clan sin Furia ya no hace nada en esta Edad.',
  'tip.axes': 'Las Hachas son la Gloria que el Clan obtiene por cada batalla que gana.',
  'tip.horns': 'Los Cuernos son las miniaturas que el Clan puede tener en el tablero.',
  'tip.glory': 'Quien tenga más Gloria tras la Tercera Edad gana.',
  'tip.hand': 'Cartas en la mano; la mesa solo sabe cuántas son.',
  'tip.valhalla': 'Miniaturas destruidas; vuelven a la reserva al final de la Edad.',
  'tip.upgrades': 'Mejoras en la hoja del Clan; toca para leerlas.',
  'tip.first': 'Quien tiene el indicador de Jugador inicial empieza cada fase.',
  'tip.gods-gifts': 'Dones de los dioses: cada Clan elige seis cartas para esta Edad.',
  'tip.action':
    'Acciones: por turnos, los Clanes invaden, marchan, se mejoran, emprenden Misiones y saquean, a cambio de Furia.',
  'tip.discard': 'Descarte: cada Clan guarda una carta para la Edad siguiente y descarta las demás.',
  'tip.quest': 'Misiones: se muestran las Misiones emprendidas, y las cumplidas dan su recompensa.',
  'tip.ragnarok': 'Ragnarök: la provincia condenada se destruye; las miniaturas que caen allí dan Gloria.',
  'tip.release-valhalla': 'Regreso del Valhalla: todas las miniaturas caídas vuelven a su reserva.',
  'tip.age': 'La partida tiene tres Edades, y cada Edad seis fases.',
  'tip.slot.warrior': 'Una Mejora para todos los Guerreros del Clan.',
  'tip.slot.leader': 'Una Mejora para el Líder.',
  'tip.slot.ship': 'Una Mejora para el Barco.',
  'tip.slot.monster': 'Un Monstruo que lucha por el Clan; hay sitio para dos.',
  'tip.slot.clan': 'Una Mejora de todo el Clan; hay sitio para tres.',
} as const;
