/** Where that is drawn which lies over the whole table: a plank cuts off what sticks out of it. */
export const overTable = (): HTMLElement => document.getElementById('main') ?? document.body;
