// Tablet weaving: each cell is one slanted stitch, the slant mirrored on every other row. A band is drawn once as a small
// picture and tiled. Never a small cross in a motif: slanted stitches would turn it into a hooked one.
type Motif = (row: number, col: number, rows: number) => number;

const COLS = 24;

const MOTIFS = {
  lozenge: (i, j, rows) => {
    if (rows < 5) {
      const t = (j + Math.abs(i - 1)) % 6;
      return t < 2 ? 1 : t < 4 ? 2 : 3;
    }
    const d = Math.abs((j % 12) - 6) + Math.abs(i - (rows - 1) / 2);
    return d < 4 ? 2 : d < 5 ? 1 : d < 6.5 ? 0 : 3;
  },
  waves: (i, j, rows) => {
    const t = (j + (i < rows / 2 ? i : rows - 1 - i)) % 8;
    return t < 3 ? 1 : t < 4 ? 2 : t < 7 ? 3 : 0;
  },
  zigzag: (i, j, rows) => {
    if (rows < 5) {
      const t = (j + Math.abs(i - 1)) % 8;
      return t < 2 ? 1 : t > 3 && t < 6 ? 2 : 3;
    }
    const d = Math.abs((i * 6) / (rows - 1) - Math.abs((j % 12) - 6));
    return d < 1 ? 1 : d > 2.4 ? 2 : 3;
  },
  teeth: (i, j, rows) => (((j % 8 < 4 ? j % 8 : 7 - (j % 8)) * (rows - 1)) / 3 > i ? 1 : 3),
} satisfies Record<string, Motif>;

/** Threads 0 to 3 of the motif, and the ground behind them. */
type Threads = readonly [string, string, string, string, string];

const BANDS = {
  hall: ['lozenge', ['#7a2c17', '#e9c98c', '#c9632a', '#3a2413', '#120b06']],
  blood: ['lozenge', ['#6d1f16', '#e8d3a6', '#c4452f', '#2c1a12', '#120806']],
  sea: ['waves', ['#e8dcc0', '#4f8fa6', '#e8dcc0', '#1d3a48', '#0a151b']],
  north: ['zigzag', ['#3c5a2e', '#e7c465', '#b3432d', '#28402b', '#0d140c']],
  battle: ['teeth', ['#8a2a1a', '#b53a26', '#e8d3a6', '#43130b', '#2a0b06']],
  upgrade: ['waves', ['#dfe6e2', '#2c5d80', '#dfe6e2', '#183a52', '#0c1f2c']],
  quest: ['zigzag', ['#8a6412', '#f0cd6c', '#8a6412', '#5b3f08', '#2f2104']],
  plain: ['waves', ['#8d7a52', '#b9a57c', '#8d7a52', '#5d4d30', '#2b2316']],
} satisfies Record<string, readonly [keyof typeof MOTIFS, Threads]>;

export type BandName = keyof typeof BANDS;

const round = (n: number) => Math.round(n * 10) / 10;
const drawn = new Map<string, string>();

/** A band as a CSS background image; an upright one runs from top to bottom. */
export function weave(name: BandName, rows: number, scale: number, upright = false): string {
  const key = `${name}/${rows}/${scale}/${upright}`;
  const known = drawn.get(key);
  if (known) return known;
  const [motif, threads] = BANDS[name];
  const stitch: Motif = MOTIFS[motif];
  const w = 5 * scale;
  const h = 3.6 * scale;
  const width = COLS * w;
  let stitches = '';
  for (let i = 0; i < rows; i++) {
    for (let j = -1; j <= COLS; j++) {
      const thread = threads[stitch(i, (j + COLS) % COLS, rows)] ?? threads[4];
      const lean = w * 0.55;
      const [top, foot] = i % 2 ? [0, lean] : [lean, 0];
      const y = i * h;
      stitches += `<path d="M${round(j * w + top)},${round(y + 0.25)}h${round(w * 0.86)}L${round(j * w + foot + w * 0.86)},${round(y + h - 0.25)}h${round(-w * 0.86)}Z" fill="${thread}"/>`;
    }
  }
  const height = rows * h;
  const size = upright ? `width="${height}" height="${width}"` : `width="${width}" height="${height}"`;
  const turn = upright ? ` transform="translate(${height} 0) rotate(90)"` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="${threads[4]}"/><g${turn}>${stitches}</g></svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  drawn.set(key, image);
  return image;
}
