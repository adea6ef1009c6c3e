import { lazy } from 'react';

// Loaded when somebody goes there; home alone comes with the hall itself.
export const SetUp = lazy(() => import('./lobby/SetUp.tsx'));
export const TableScreen = lazy(() => import('./table/TableScreen.tsx'));
export const OnlineScreen = lazy(() => import('./online/table/OnlineScreen.tsx'));
export const ProfileScreen = lazy(() => import('./online/profile/ProfileScreen.tsx'));
export const MailLink = lazy(() => import('./online/profile/MailLink.tsx'));
export const RulesScreen = lazy(() => import('./rules/RulesScreen.tsx'));
export const Summary = lazy(() => import('./rules/Summary.tsx'));
export const CardsScreen = lazy(() => import('./rules/CardsScreen.tsx'));
export const About = lazy(() => import('./about/About.tsx'));
export const LearnScreen = lazy(() => import('./learn/LearnScreen.tsx'));
export const PuzzlesScreen = lazy(() => import('./puzzles/PuzzlesScreen.tsx'));
