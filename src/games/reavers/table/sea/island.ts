// Islands as outlines in a box of 380 by 200, stretched to the box they stand in.
const TAU = Math.PI * 2;
const round = (n: number) => Math.round(n * 10) / 10;

function random(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

export const BOX = { width: 380, height: 200 } as const;

/** A rough-edged rectangle. */
export function island(seed: number, inset = 0, corner = 6.5, rough = 5): string {
  const roll = random(seed);
  const noise = Array.from({ length: 40 }, () => roll() * 2 - 1);
  const [w, h] = [BOX.width / 2 - 7 - inset, BOX.height / 2 - 6 - inset];
  const points = Array.from({ length: 80 }, (_, i) => {
    const angle = (i / 80) * TAU;
    const [s, c] = [Math.sin(angle), -Math.cos(angle)];
    const k = (Math.abs(s) ** corner + Math.abs(c) ** corner) ** (-1 / corner);
    const share = (i / 2) % 1;
    const q = noise[Math.floor(i / 2) % 40] * (1 - share) + noise[(Math.floor(i / 2) + 1) % 40] * share;
    return `${round(BOX.width / 2 + (w + q * rough) * k * s)},${round(BOX.height / 2 + (h + q * rough * 0.8) * k * c)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Firs strewn over the land. */
export function firs(seed: number): string {
  const roll = random(seed);
  return Array.from({ length: 26 }, () => {
    const [x, y] = [round(26 + roll() * (BOX.width - 52)), round(24 + roll() * (BOX.height - 44))];
    return `M${x},${y - 9}l4.6,7h-2l3.6,6h-6.2zM${x},${y - 9}l-4.6,7h2l-3.6,6h6.2z`;
  }).join('');
}
