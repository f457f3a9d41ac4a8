import { between, pick } from '../seeded.ts';
import type { Compose } from './compose.ts';
import type { Fill, Shape } from './shape.ts';
import { circle, outline, rect } from './shapes.ts';

/** Half an ellipse on a table. */
const dome = (x: number, floor: number, half: number, height: number, fill: Fill): Shape =>
  outline(
    [x - half, floor],
    [
      [
        [x - half, floor - height * 1.3],
        [x + half, floor - height * 1.3],
        [x + half, floor],
      ],
      [[x - half, floor]],
    ],
    fill,
  );

/** A cut in a crust, leaning to the right. */
const slash = (x: number, y: number, size: number, fill: Fill): Shape =>
  outline(
    [x - size * 0.5, y + size * 0.5],
    [
      [
        [x - size * 0.4, y - size * 0.1],
        [x, y - size * 0.5],
        [x + size * 0.5, y - size * 0.5],
      ],
      [
        [x + size * 0.25, y - size * 0.1],
        [x - size * 0.1, y + size * 0.3],
        [x - size * 0.5, y + size * 0.5],
      ],
    ],
    fill,
  );

/** A loaf with cuts in its crust and a bun, on a table before a round window. */
const loaves: Compose = ({ width, height }, tones, draw) => {
  const size = Math.min(width, height) * 0.66;
  const floor = height * 0.78;
  const side = pick(draw, [-1, 1]);
  const x = width / 2 - side * size * 0.14;
  const half = size * between(draw, 0.44, 0.52);
  const crust: Fill = { from: tones.near, to: tones.deep, start: [x, floor - half], end: [x, floor] };
  const bun = x + side * (half + size * 0.18);
  return [
    rect(0, 0, width, height, tones.sky),
    circle(width / 2, floor - size * 0.52, size * 0.56, tones.haze),
    rect(0, floor, width, height - floor, tones.far),
    rect(x - half * 1.15, floor, half * 2.3, size * 0.06, tones.paper),
    dome(x, floor, half, half * 0.86, crust),
    ...[-0.5, 0, 0.5].map((at) =>
      slash(x + at * half, floor - half * (0.48 - Math.abs(at) * 0.2), half * 0.34, tones.glow),
    ),
    dome(bun, floor + size * 0.06, size * 0.2, size * 0.2, {
      from: tones.sun,
      to: tones.glow,
      start: [bun, floor - size * 0.2],
      end: [bun, floor],
    }),
  ];
};

/** A cup with its saucer, and a plate with a piece of cake's round beside it. */
const cup: Compose = ({ width, height }, tones, draw) => {
  const size = Math.min(width, height) * 0.6;
  const floor = height * 0.76;
  const side = pick(draw, [-1, 1]);
  const x = width / 2;
  const half = size * between(draw, 0.3, 0.36);
  const top = floor - half * 1.5;
  const round = x - side * size * 0.62;
  return [
    rect(0, 0, width, height, tones.sky),
    circle(x, top, size * 0.6, tones.haze),
    rect(0, floor, width, height - floor, tones.far),
    circle(x + side * half * 1.02, top + half * 0.55, half * 0.42, tones.near),
    circle(x + side * half * 1.02, top + half * 0.55, half * 0.24, tones.haze),
    outline(
      [x - half, top],
      [
        [[x + half, top]],
        [
          [x + half, top + half * 1.1],
          [x + half * 0.6, floor],
          [x, floor],
        ],
        [
          [x - half * 0.6, floor],
          [x - half, top + half * 1.1],
          [x - half, top],
        ],
      ],
      { from: tones.near, to: tones.deep, start: [x - half, top], end: [x + half, top] },
    ),
    rect(x - half, top, half * 2, size * 0.05, tones.deep),
    rect(x - half * 1.5, floor, half * 3, size * 0.05, tones.paper),
    circle(round, floor - size * 0.14, size * 0.14, {
      from: tones.sun,
      to: tones.glow,
      start: [round, floor - size * 0.3],
      end: [round, floor],
    }),
  ];
};

/** Two shelves of books of many heights. */
const books: Compose = ({ width, height }, tones, draw) => {
  const colors = [tones.near, tones.deep, tones.middle, tones.sun, tones.glow, tones.paper] as const;
  const row = (floor: number, tall: number): Shape[] => {
    const shapes: Shape[] = [];
    for (let x = width * 0.06; x < width * 0.94; ) {
      const thick = width * between(draw, 0.025, 0.06);
      const book = tall * between(draw, 0.62, 1);
      const gap = draw() < 0.12 ? thick : 0;
      if (gap === 0) {
        shapes.push(rect(x, floor - book, thick, book, pick(draw, colors)));
        shapes.push(rect(x, floor - book * 0.84, thick, book * 0.05, tones.haze, 0.7));
      }
      x += thick + width * 0.004 + gap;
    }
    shapes.push(rect(0, floor, width, height * 0.035, tones.far));
    return shapes;
  };
  return [
    rect(0, 0, width, height, tones.sky),
    ...row(height * 0.46, height * 0.36),
    ...row(height * 0.92, height * 0.36),
  ];
};

/** Compositions that only sites of some trades have. */
export const tradeCompositions = {
  loaves: { kind: 'food', compose: loaves },
  cup: { kind: 'food', compose: cup },
  books: { kind: 'books', compose: books },
} as const;
