import { createContext } from 'react';

/** What a teacher points at: among the buttons it is the main one, and no other is. Undefined where nothing is pointed at. */
export const PointedContext = createContext<string | undefined>(undefined);
