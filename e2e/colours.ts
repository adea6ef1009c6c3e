/** Colours as eyes see them: CIELAB, CIEDE2000, and the three kinds of full dichromacy (Machado, Oliveira, Fernandes 2009). */

export type Rgb = readonly [number, number, number];
type Lab = readonly [number, number, number];
export type Eyes = 'deutan' | 'protan' | 'tritan';

const MACHADO: Readonly<Record<Eyes, readonly Rgb[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** `rgb(212, 74, 53)` as the browser computes it. */
export function readRgb(text: string): Rgb {
  const [r, g, b] = text.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
  return [r, g, b];
}

const toLinear = (c: number): number => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);

/** Linear light, as these eyes receive it. */
export function seenBy(eyes: Eyes, rgb: Rgb): Rgb {
  const light = rgb.map(toLinear);
  const dot = (row: Rgb) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, k, i) => sum + k * light[i], 0),
      ),
    );
  const [r, g, b] = MACHADO[eyes];
  return [dot(r), dot(g), dot(b)];
}

export const linear = ([r, g, b]: Rgb): Rgb => [toLinear(r), toLinear(g), toLinear(b)];

export function lab([r, g, b]: Rgb): Lab {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * (24389 / 27) + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look; about 2 is the least that is noticed. */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const rad = Math.PI / 180;
  const mean = (a: number, b: number) => (a + b) / 2;
  const cBar7 = mean(Math.hypot(a1, b1), Math.hypot(a2, b2)) ** 7;
  const g = 0.5 * (1 - Math.sqrt(cBar7 / (cBar7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const angle = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const [h1, h2] = [angle(p1, b1), angle(p2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
  const hBar = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [lBar, cBar] = [mean(l1, l2), mean(c1, c2)];
  const t =
    1 -
    0.17 * Math.cos((hBar - 30) * rad) +
    0.24 * Math.cos(2 * hBar * rad) +
    0.32 * Math.cos((3 * hBar + 6) * rad) -
    0.2 * Math.cos((4 * hBar - 63) * rad);
  const sl = 1 + (0.015 * (lBar - 50) ** 2) / Math.sqrt(20 + (lBar - 50) ** 2);
  const sc = 1 + 0.045 * cBar;
  const sh = 1 + 0.015 * cBar * t;
  const rc = 2 * Math.sqrt(cBar ** 7 / (cBar ** 7 + 25 ** 7));
  const rt = -rc * Math.sin(60 * Math.exp(-(((hBar - 275) / 25) ** 2)) * rad);
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh);
}

/** Contrast of WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const light = (rgb: Rgb) => {
    const [r, g, b] = linear(rgb);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
