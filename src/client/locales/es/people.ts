/** The hall’s words about people: who is there, who is awaited, and what they may leave to the hall. */
export const people = {
  'hall.looked.back': 'Volver a lo mío',
} as const;
