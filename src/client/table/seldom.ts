/** What opens at a press, or where people share a screen: fetched in one piece, so that neither a table nor the home screen has to carry it. */
export { HandOver } from './HandOver.tsx';
export { Recap } from './Recap.tsx';
export { ReplayBar } from './replay/ReplayBar.tsx';
