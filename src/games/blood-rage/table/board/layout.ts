// The board in three forms: wide for tables, square for phones, mini beside a draft or a battle. Shapes are computed once from
// their form, spots come from the search.
import { type Bounds, bounds, centre, type Form, outline, type Point, shapes } from './geometry.ts';
import { cracks, strew } from './glyphs.ts';
import { type Arrangement, at, type FormSpots, MINI, SQUARE, WIDE } from './spots.ts';

export type BoardForm = 'wide' | 'square' | 'mini';
export type RegionName = 'manheim' | 'alfheim' | 'jotunheim';

export interface ProvinceLayout {
  readonly id: string;
  readonly region: RegionName;
  readonly d: string;
  /** Topmost, rightmost, lowest and leftmost point. */
  readonly tips: readonly Point[];
  readonly name: Point;
  readonly token: Point;
  readonly doom: Point;
  /** The sign of a destroyed province. */
  readonly ruin: Point;
  readonly spots: readonly Point[];
  readonly ink: { readonly line: string; readonly shade: string };
  readonly cracks: string;
}

export interface FjordLayout {
  readonly d: string;
  readonly solo: Point;
  readonly size: number;
  readonly moorings: readonly Point[];
  readonly smallSize: number;
}

export interface BoardLayout {
  readonly name: BoardForm;
  readonly form: Form;
  readonly coast: string;
  /** The coast with fewer points, for broad lines along it: round joins make up for the rest. */
  readonly roughCoast: string;
  readonly provinces: ReadonlyMap<string, ProvinceLayout>;
  readonly fjords: ReadonlyMap<string, FjordLayout>;
  /** The box round every place, by id. */
  readonly boxes: ReadonlyMap<string, Bounds>;
  readonly root: {
    readonly d: string;
    readonly tips: readonly Point[];
    readonly name: Point;
    readonly token: Point;
    readonly arrangements: readonly Arrangement[];
  };
  /** Diameter of a warrior's spot. */
  readonly figure: number;
  readonly token: number;
  readonly nameSize: number;
  readonly regions: boolean;
  /** A plate of doom says its word or its number, and no more. */
  readonly short: boolean;
  readonly strengths: boolean;
  /** Like figures and free villages fold into one. */
  readonly fold: boolean;
}

/** Clockwise from the top; the order of the shapes. */
const RING: readonly (readonly [id: string, region: RegionName])[] = [
  ['elvagar', 'manheim'],
  ['angerboda', 'manheim'],
  ['muspelheim', 'jotunheim'],
  ['horgr', 'jotunheim'],
  ['utgard', 'jotunheim'],
  ['andlang', 'alfheim'],
  ['gimle', 'alfheim'],
  ['myrkulor', 'manheim'],
];
/** In the order of the shapes, with the side of the map each lies on. */
const FJORDS: readonly (readonly [id: string, right: boolean, low: boolean])[] = [
  ['fjord-ne', true, false],
  ['fjord-se', true, true],
  ['fjord-sw', false, true],
  ['fjord-nw', false, false],
];

interface Plan {
  readonly form: Form;
  readonly spots: FormSpots;
  readonly rootName: Point;
  readonly rootToken: Point;
  readonly figure: number;
  readonly token: number;
  readonly nameSize: number;
  readonly full: boolean;
  readonly fold: boolean;
  /** Moorings as seen from the north-west corner: one alone, then several smaller. */
  readonly solo: Point;
  readonly moorings: readonly Point[];
  readonly mooringSize: number;
}

const PLANS: Readonly<Record<BoardForm, Plan>> = {
  wide: {
    form: { w: 888, h: 540, cx: 444, cy: 270, a: 424, b: 246, ai: 124, bi: 108, fjord: 21, n: 4.4, k: 1 },
    spots: WIDE,
    rootName: [444, 198],
    rootToken: [444, 234],
    figure: 52,
    token: 17,
    nameSize: 20,
    full: true,
    fold: false,
    solo: [88, 57],
    moorings: at('44,48 108,48 44,88 172,38 104,88 236,36'),
    mooringSize: 37,
  },
  square: {
    form: { w: 390, h: 386, cx: 195, cy: 193, a: 187, b: 184, ai: 68, bi: 66, fjord: 11, n: 4.6, k: 0.62 },
    spots: SQUARE,
    rootName: [195, 156],
    rootToken: [195, 178],
    figure: 33,
    token: 11,
    nameSize: 15,
    full: false,
    fold: true,
    solo: [28, 24],
    moorings: at('22,16 62,15 22,44 102,14 60,42 22,70'),
    mooringSize: 24,
  },
  mini: {
    form: { w: 258, h: 274, cx: 129, cy: 137, a: 124, b: 132, ai: 45, bi: 44, fjord: 7, n: 4.6, k: 0.44 },
    spots: MINI,
    rootName: [129, 118],
    rootToken: [129, 134],
    figure: 24,
    token: 8.5,
    nameSize: 13.5,
    full: false,
    fold: true,
    solo: [18, 18],
    moorings: at('14,12 40,11 14,32 66,10 39,30 14,52'),
    mooringSize: 16,
  },
};

function extremes(points: readonly Point[]): readonly Point[] {
  const pick = (better: (a: Point, b: Point) => boolean) => points.reduce((best, p) => (better(p, best) ? p : best));
  return [
    pick((a, b) => a[1] < b[1]),
    pick((a, b) => a[0] > b[0]),
    pick((a, b) => a[1] > b[1]),
    pick((a, b) => a[0] < b[0]),
  ];
}

function build(name: BoardForm): BoardLayout {
  const plan = PLANS[name];
  const { form, spots } = plan;
  const { cx, cy, ai, bi, k } = form;
  const { provinces, fjords } = shapes(form);
  const lands = RING.flatMap(([id, region], i): ProvinceLayout[] => {
    const shape = provinces[i];
    const place = spots.provinces[id];
    if (!shape || !place) return [];
    const middle = centre(shape);
    const box = bounds(shape);
    const below = place.name[1] < box.y + box.h * 0.55;
    return [
      {
        id,
        region,
        d: outline(shape),
        tips: extremes(shape),
        ...place,
        ruin: [place.name[0], place.name[1] + (below ? 48 : -36) * Math.max(k, 0.78)],
        ink: strew(shape, region, i, k, [place.name]),
        cracks: cracks(middle, i, k),
      },
    ];
  });
  const waters = FJORDS.flatMap(([id, right, low], i): [string, FjordLayout][] => {
    const shape = fjords[i];
    if (!shape) return [];
    const mirror = ([x, y]: Point): Point => [right ? form.w - x : x, low ? form.h - y : y];
    const layout = {
      d: outline(shape),
      solo: mirror(plan.solo),
      size: plan.figure,
      moorings: plan.moorings.map(mirror),
      smallSize: plan.mooringSize,
    };
    return [[id, layout]];
  });
  const boxes = new Map<string, Bounds>([['yggdrasil', { x: cx - ai, y: cy - bi, w: 2 * ai, h: 2 * bi }]]);
  RING.forEach(([id], i) => {
    boxes.set(id, bounds(provinces[i] ?? []));
  });
  const reach = plan.solo[0] * 2;
  for (const [id, right, low] of FJORDS) {
    boxes.set(id, {
      x: right ? form.w - reach : 0,
      y: low ? form.h - plan.solo[1] * 2 : 0,
      w: reach,
      h: plan.solo[1] * 2,
    });
  }
  const rx = ai - 1;
  const ry = bi - 1;
  return {
    name,
    form,
    coast: lands.map(l => l.d).join(''),
    roughCoast: provinces.map(points => outline(points.filter((_, i) => i % 4 === 0))).join(''),
    provinces: new Map(lands.map(l => [l.id, l])),
    fjords: new Map(waters),
    boxes,
    root: {
      d: `M${cx - rx},${cy}A${rx},${ry} 0 1 1 ${cx + rx},${cy}A${rx},${ry} 0 1 1 ${cx - rx},${cy}Z`,
      tips: [
        [cx, cy - ry],
        [cx + rx, cy],
        [cx, cy + ry],
        [cx - rx, cy],
      ],
      name: plan.rootName,
      token: plan.rootToken,
      arrangements: spots.arrangements,
    },
    figure: plan.figure,
    token: plan.token,
    nameSize: plan.nameSize,
    regions: plan.full,
    strengths: plan.full,
    short: !plan.full,
    fold: plan.fold,
  };
}

export const LAYOUTS: Readonly<Record<BoardForm, BoardLayout>> = {
  wide: build('wide'),
  square: build('square'),
  mini: build('mini'),
};

/** The large map where it is drawn small: names and tokens grow against the land, and regions would lie under them. */
const LOW: BoardLayout = { ...LAYOUTS.wide, regions: false, short: true };
const LOW_FROM = 1.25;

/** How a form of the map is drawn where one of its units stands for a pixel `unit` times. */
export const layoutAt = (form: BoardForm, unit: number): BoardLayout =>
  form === 'wide' && unit > LOW_FROM ? LOW : LAYOUTS[form];
