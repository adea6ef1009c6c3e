import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Makes the pictures of the browser smaller: 256 colours, chosen by median cut, with the rounding spread a little. */

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, one byte each. */
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Reads what browsers write: eight bits a channel, not interlaced. */
function read(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 3];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      width = data.readUInt32BE(0);
      height = data.readUInt32BE(4);
      if (data[8] !== 8 || data[12] !== 0) throw new Error('only eight bits a channel, not interlaced');
      channels = data[9] === 6 ? 4 : 3;
    }
    if (kind === 'IDAT') parts.push(data);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= channels ? lines[at - channels] : 0;
      const up = y > 0 ? lines[at - stride] : 0;
      const corner = x >= channels && y > 0 ? lines[at - stride - channels] : 0;
      lines[at] = raw[y * (stride + 1) + 1 + x] + predicted(filter, left, up, corner);
    }
  }
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(lines.subarray(i * channels, i * channels + 3), i * 3);
  return { width, height, rgb };
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const p = left + up - corner;
  const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

type Colour = [number, number, number];
interface Counted {
  readonly colour: Colour;
  readonly count: number;
}

/** Boxes of colours are cut at their middle, the most wanted one first, until there are so many. */
function palette({ rgb }: Pixels, size: number): Colour[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let i = 0; i < rgb.length; i += 3) {
    const key = ((rgb[i] >> 3) << 10) | ((rgb[i + 1] >> 3) << 5) | (rgb[i + 2] >> 3);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sum[0] += rgb[i];
    sum[1] += rgb[i + 1];
    sum[2] += rgb[i + 2];
    sum[3]++;
    sums.set(key, sum);
  }
  const all = [...sums.values()].map(
    ([r, g, b, count]): Counted => ({ colour: [r / count, g / count, b / count], count }),
  );
  const boxes: Counted[][] = [all];
  const spread = (box: readonly Counted[], axis: number) => {
    const values = box.map(({ colour }) => colour[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  // Rare colours matter too: a lit ring is few pixels.
  const weight = (box: readonly Counted[]) =>
    Math.max(spread(box, 0), spread(box, 1), spread(box, 2)) * box.reduce((sum, { count }) => sum + count, 0) ** 0.35;
  while (boxes.length < size) {
    const next = boxes.reduce((best, box, i) => (weight(box) > weight(boxes[best]) ? i : best), 0);
    const box = boxes[next];
    if (box.length < 2) break;
    const axis = [0, 1, 2].reduce((best, a) => (spread(box, a) > spread(box, best) ? a : best), 0);
    box.sort((a, b) => a.colour[axis] - b.colour[axis]);
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
    let cut = 0;
    for (let seen = 0; cut < box.length - 1 && seen + box[cut].count <= half; cut++) seen += box[cut].count;
    boxes.splice(next, 1, box.slice(0, Math.max(1, cut)), box.slice(Math.max(1, cut)));
  }
  return boxes.map(box => {
    const total = box.reduce((sum, { count }) => sum + count, 0);
    const mean = (axis: number) =>
      Math.round(box.reduce((sum, { colour, count }) => sum + colour[axis] * count, 0) / total);
    return [mean(0), mean(1), mean(2)];
  });
}

/** The number of the nearest colour for each pixel; half of what it is off goes to its neighbours. */
function indexed({ width, height, rgb }: Pixels, colours: readonly Colour[]): Uint8Array {
  const nearest = new Map<number, number>();
  const find = (r: number, g: number, b: number): number => {
    const key = ((r >> 1) << 14) | ((g >> 1) << 7) | (b >> 1);
    const known = nearest.get(key);
    if (known !== undefined) return known;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, [cr, cg, cb]] of colours.entries()) {
      const off = 2 * (r - cr) ** 2 + 4 * (g - cg) ** 2 + 3 * (b - cb) ** 2;
      if (off < least) [best, least] = [i, off];
    }
    nearest.set(key, best);
    return best;
  };
  const work = Float32Array.from(rgb);
  const out = new Uint8Array(width * height);
  const byte = (n: number) => Math.max(0, Math.min(255, Math.round(n)));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const index = find(byte(work[at]), byte(work[at + 1]), byte(work[at + 2]));
      out[y * width + x] = index;
      for (let axis = 0; axis < 3; axis++) {
        const off = (work[at + axis] - colours[index][axis]) * 0.5;
        if (x + 1 < width) work[at + 3 + axis] += off * (7 / 16);
        if (y + 1 < height) {
          if (x > 0) work[at + (width - 1) * 3 + axis] += off * (3 / 16);
          work[at + width * 3 + axis] += off * (5 / 16);
          if (x + 1 < width) work[at + (width + 1) * 3 + axis] += off * (1 / 16);
        }
      }
    }
  }
  return out;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** The same picture in 256 colours. */
export function quantised(png: Buffer): Buffer {
  const pixels = read(png);
  const colours = palette(pixels, 256);
  const indices = indexed(pixels, colours);
  const { width, height } = pixels;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
