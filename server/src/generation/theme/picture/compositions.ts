import { between, pick } from '../seeded.ts';
import type { Compose } from './compose.ts';
import type { Fill, Point, Shape, Step } from './shape.ts';
import { arch, circle, downwards, ground, jar, leaf, outline, rect } from './shapes.ts';
import { tradeCompositions } from './trades.ts';

const hills: Compose = ({ width, height }, tones, draw) => {
  const sunX = width * between(draw, 0.22, 0.78);
  const radius = Math.min(width, height) * between(draw, 0.11, 0.16);
  const layers: readonly (readonly [fill: Fill, level: number])[] = [
    [tones.haze, 0.52],
    [tones.far, 0.62],
    [tones.middle, 0.73],
    [downwards(tones.near, tones.deep, height * 0.8, height), 0.86],
  ];
  return [
    rect(0, 0, width, height, downwards(tones.sky, tones.paper, 0, height * 0.7)),
    circle(sunX, height * between(draw, 0.3, 0.4), radius, tones.sun),
    ...layers.map(([fill, level]) => {
      const count = pick(draw, [3, 4, 5]);
      return ground(
        width,
        height,
        Array.from({ length: count }, () => height * (level + between(draw, -0.09, 0.07))),
        fill,
      );
    }),
  ];
};

const peaks: Compose = ({ width, height }, tones, draw) => {
  const range = (level: number, jag: number, fill: Fill): Shape => {
    const count = pick(draw, [5, 6, 7]);
    const points = Array.from({ length: count + 1 }, (_, index): Step => {
      const isPeak = index % 2 === 1;
      return [[(index / count) * width, height * (level + (isPeak ? -jag : jag) * between(draw, 0.5, 1))]];
    });
    return outline([0, height], [...points, [[width, height]]], fill);
  };
  const sun = Math.min(width, height) * 0.13;
  return [
    rect(0, 0, width, height, downwards(tones.glow, tones.sky, 0, height * 0.75)),
    circle(width * between(draw, 0.3, 0.7), height * 0.34, sun, tones.paper),
    range(0.56, 0.13, tones.haze),
    range(0.68, 0.12, tones.far),
    range(0.8, 0.1, tones.middle),
    range(0.92, 0.06, tones.deep),
  ];
};

const orbs: Compose = ({ width, height }, tones, draw) => {
  const size = Math.min(width, height);
  const x = width * between(draw, 0.4, 0.6);
  const y = height * between(draw, 0.46, 0.56);
  const lean = pick(draw, [-1, 1]);
  return [
    rect(0, 0, width, height, tones.sky),
    circle(x - lean * size * 0.24, y + size * 0.1, size * 0.34, tones.haze),
    circle(x + lean * size * 0.2, y - size * 0.08, size * 0.3, {
      from: tones.near,
      to: tones.far,
      start: [x, y - size * 0.4],
      end: [x + lean * size * 0.2, y + size * 0.24],
    }),
    circle(x - lean * size * 0.06, y + size * 0.2, size * 0.16, tones.sun, 0.92),
    circle(x + lean * size * 0.44, y + size * 0.3, size * 0.05, tones.deep),
  ];
};

const arches: Compose = ({ width, height }, tones, draw) => {
  const size = Math.min(width * 0.42, height * 0.5);
  const x = width * between(draw, 0.4, 0.6);
  const top = height * 0.94 - size * 1.55;
  const rings = [tones.near, tones.glow, tones.far, tones.sun, tones.paper];
  const side = pick(draw, [-1, 1]);
  return [
    rect(0, 0, width, height, tones.sky),
    circle(x + side * width * 0.34, height * 0.26, size * 0.24, tones.glow),
    ...rings.map((fill, index) => {
      const half = size * (1 - index * 0.19);
      return arch(x, height, half, top + size - half, fill);
    }),
    rect(0, height * 0.9, width, height * 0.1, tones.deep),
  ];
};

const waves: Compose = ({ width, height }, tones, draw) => {
  const fills = [tones.haze, tones.far, tones.glow, tones.middle, tones.near, tones.deep];
  const phase = between(draw, 0, 6.28);
  const slope = between(draw, -0.12, 0.12);
  return [
    rect(0, 0, width, height, tones.sky),
    circle(width * between(draw, 0.6, 0.8), height * 0.22, Math.min(width, height) * 0.1, tones.sun),
    ...fills.map((fill, layer) => {
      const level = 0.36 + layer * 0.115;
      const heights = Array.from(
        { length: 6 },
        (_, index) => height * (level + 0.05 * Math.sin(phase + index * 1.9 + layer * 0.7) + slope * (index / 5 - 0.5)),
      );
      return ground(width, height, heights, fill);
    }),
  ];
};

const leaves: Compose = ({ width, height }, tones, draw) => {
  const size = Math.min(width, height);
  const foot: Point = [width * between(draw, 0.42, 0.58), height * 1.02];
  const fills = [tones.near, tones.middle, tones.far, tones.deep];
  const pairs = Array.from({ length: 5 }, (_, index) => index);
  const lean = between(draw, -0.12, 0.12) * size;
  const stalk = (part: number): Point => [foot[0] + lean * part * part, foot[1] - height * 0.8 * part];
  return [
    rect(0, 0, width, height, tones.sky),
    circle(width * pick(draw, [0.27, 0.73]), height * 0.32, size * 0.19, tones.glow),
    ...pairs.flatMap((index) => {
      const from = stalk(0.1 + index * 0.19);
      const reach = size * (0.46 - index * 0.055);
      return [-1, 1].map((side, half) =>
        leaf(
          from,
          [from[0] + side * reach * 0.86, from[1] - reach * between(draw, 0.4, 0.6)],
          0.2,
          fills[(index + half) % 4] ?? tones.near,
        ),
      );
    }),
    leaf(stalk(0.9), [stalk(1)[0], stalk(1)[1] - size * 0.2], 0.2, tones.sun),
  ];
};

const tiles: Compose = ({ width, height }, tones, draw) => {
  const rows = height > width * 1.2 ? 4 : 3;
  const side = height / rows;
  const columns = Math.ceil(width / side);
  const inks = [tones.near, tones.far, tones.sun, tones.deep, tones.glow] as const;
  const papers = [tones.sky, tones.haze, tones.paper] as const;
  const tile = (x: number, y: number): Shape[] => {
    const ink = pick(draw, inks);
    const back = rect(x, y, side + 0.5, side + 0.5, pick(draw, papers));
    const half = side / 2;
    const k = side * 0.5523;
    const kinds: readonly [Shape, ...Shape[]] = [
      circle(x + half, y + half, half * 0.72, ink),
      outline(
        [x, y],
        [
          [[x + side, y]],
          [
            [x + side, y + k],
            [x + k, y + side],
            [x, y + side],
          ],
        ],
        ink,
      ),
      outline(
        [x + side, y + side],
        [
          [[x, y + side]],
          [
            [x, y + side - k],
            [x + side - k, y],
            [x + side, y],
          ],
        ],
        ink,
      ),
      outline([x, y + side], [[[x + side, y + side]], [[x + side, y]]], ink),
      arch(x + half, y + side, half * 0.8, y + side * 0.16, ink),
      rect(x, y + half, side, half, ink),
    ];
    return [back, pick(draw, kinds)];
  };
  return Array.from({ length: rows * columns }, (_, index) =>
    tile((index % columns) * side, Math.floor(index / columns) * side),
  ).flat();
};

const stillLife: Compose = ({ width, height }, tones, draw) => {
  const size = Math.min(width, height) * 0.66;
  const floor = height * 0.8;
  const x = width / 2;
  const side = pick(draw, [-1, 1]);
  const shade = ([fill, towards]: readonly [string, string], at: number): Fill => ({
    from: fill,
    to: towards,
    start: [at - size * 0.3, 0],
    end: [at + size * 0.3, 0],
  });
  const [glaze, fruitSkin, niche] = pick(draw, [
    [[tones.near, tones.deep], [tones.sun, tones.glow], tones.haze],
    [[tones.sun, tones.glow], [tones.near, tones.deep], tones.haze],
    [[tones.paper, tones.far], [tones.sun, tones.glow], tones.middle],
    [[tones.deep, tones.near], [tones.paper, tones.glow], tones.glow],
  ] as const);
  const jarX = x + side * size * 0.22;
  const fruitX = x - side * size * 0.3;
  const fruit = size * between(draw, 0.12, 0.2);
  const backdrop = pick(draw, [
    arch(x, floor, size * 0.62, height * 0.1, niche),
    circle(x, floor - size * 0.5, size * 0.56, niche),
  ]);
  return [
    rect(0, 0, width, height, tones.sky),
    backdrop,
    rect(0, floor, width, height - floor, tones.far),
    jar(jarX, floor + size * 0.04, size, draw, shade(glaze, jarX)),
    circle(fruitX, floor + size * 0.07 - fruit, fruit, shade(fruitSkin, fruitX)),
    circle(fruitX - side * fruit * 1.5, floor + size * 0.09 - fruit * 0.62, fruit * 0.62, tones.paper),
  ];
};

/** Compositions that any site may have. The kinds are for choosing: scenery for heroes and posts, objects for shops, patterns for work. */
export const generalCompositions = {
  hills: { kind: 'scenery', compose: hills },
  peaks: { kind: 'scenery', compose: peaks },
  waves: { kind: 'scenery', compose: waves },
  orbs: { kind: 'pattern', compose: orbs },
  arches: { kind: 'pattern', compose: arches },
  tiles: { kind: 'pattern', compose: tiles },
  leaves: { kind: 'object', compose: leaves },
  'still-life': { kind: 'object', compose: stillLife },
} as const satisfies Record<string, { readonly kind: 'scenery' | 'pattern' | 'object'; readonly compose: Compose }>;

/** All compositions. */
export const compositions = { ...generalCompositions, ...tradeCompositions };

export type CompositionName = keyof typeof compositions;
