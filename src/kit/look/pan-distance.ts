import { createContext, useContext } from 'react';

/** How near the window is, counted in the steps that it was given; what is drawn in it folds or unfolds with them. */
export const PanDistance = createContext(0);
export const useDistance = (): number => useContext(PanDistance);
