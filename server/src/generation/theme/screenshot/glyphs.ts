/**
 * A letter as the middle lines of its strokes, from which the lettering makes a sans and a serif.
 *
 * Units: 1000 to the em, y upwards, baseline 0, small letters 490, capitals 700, ascenders 720, descenders −200. A line
 * on one of these heights, or on 0 or the glyph's width, is moved inside by half a stroke: what is written here is where
 * the ink ends. Strokes, separated by `|`: `M` start, `L` line, `C` cubic Bézier; `H` and `V` quarter of an oval
 * that leaves horizontally or vertically; `O x y` a dot.
 */
export interface Glyph {
  readonly width: number;
  /** Room on the left and on the right. */
  readonly sides: readonly [left: number, right: number];
  readonly strokes: string;
}

const stem = 72;
const open = 38;
const round = 44;
/** Beside a slanted stroke; serifs of such strokes need more. */
export const slant = 8;

const glyph = (width: number, left: number, right: number, strokes: string): Glyph => ({
  width,
  sides: [left, right],
  strokes,
});

const bowl = 'M0 245 V240 490 H480 245 V240 0 H0 245';
const arch = 'M0 290 V230 490 H440 290 L440 0';
const comma = 'M78 95 L30 -115';

/** Every character that can be lettered. */
export const glyphs: ReadonlyMap<string, Glyph> = new Map(
  Object.entries({
    ' ': glyph(250, 0, 0, ''),
    A: glyph(620, slant, slant, 'M0 0 L310 700|M310 700 L620 0|M112 215 L508 215'),
    B: glyph(
      510,
      stem,
      round,
      'M0 0 L0 700|M0 700 L260 700 H445 535 V260 370 L0 370|M0 370 L280 370 H510 185 V280 0 L0 0',
    ),
    C: glyph(590, round, open, 'M560 575 C505 655 425 700 330 700 H0 350 V330 0 C425 0 505 45 560 125'),
    D: glyph(600, stem, round, 'M0 0 L0 700|M0 700 L240 700 H600 350 V240 0 L0 0'),
    E: glyph(450, stem, open, 'M0 0 L0 700|M0 700 L440 700|M45 365 L400 365|M0 0 L450 0'),
    F: glyph(430, stem, open, 'M0 0 L0 700|M0 700 L430 700|M45 345 L385 345'),
    G: glyph(
      650,
      round,
      stem,
      'M590 580 C530 657 440 700 335 700 H0 350 V335 0 C455 0 565 45 650 118 L650 320|M390 335 L650 335',
    ),
    H: glyph(570, stem, stem, 'M0 0 L0 700|M570 0 L570 700|M45 362 L525 362'),
    I: glyph(90, stem, stem, 'M45 0 L45 700'),
    J: glyph(340, open, stem, 'M340 700 L340 190 V165 0 C98 0 45 35 5 105'),
    K: glyph(585, stem, slant, 'M0 0 L0 700|M530 700 L78 232|M225 384 L585 0'),
    L: glyph(430, stem, open, 'M0 0 L0 700|M0 0 L430 0'),
    M: glyph(710, stem, stem, 'M0 0 L0 700|M55 700 L355 95|M355 95 L655 700|M710 0 L710 700'),
    N: glyph(590, stem, stem, 'M0 0 L0 700|M55 700 L535 0|M590 0 L590 700'),
    O: glyph(690, round, round, 'M0 350 V345 700 H690 350 V345 0 H0 350'),
    P: glyph(490, stem, round, 'M0 0 L0 700|M0 700 L270 700 H490 503 V270 306 L0 306'),
    Q: glyph(690, round, round, 'M0 350 V345 700 H690 350 V345 0 H0 350|M430 165 L640 -55'),
    R: glyph(550, stem, slant, 'M0 0 L0 700|M0 700 L270 700 H495 508 V270 316 L0 316|M265 316 L550 0'),
    S: glyph(
      500,
      round,
      round,
      'M455 588 C405 662 335 700 250 700 C105 700 0 628 0 525 C0 310 500 410 500 188 C500 75 395 0 255 0 C150 0 65 42 12 120',
    ),
    T: glyph(520, slant + 10, slant + 10, 'M0 700 L520 700|M260 0 L260 700'),
    U: glyph(570, stem, stem, 'M0 700 L0 245 V285 0 H570 245 L570 700'),
    V: glyph(610, slant, slant, 'M0 700 L305 0|M305 0 L610 700'),
    W: glyph(900, slant, slant, 'M0 700 L225 0|M225 0 L450 700|M450 700 L675 0|M675 0 L900 700'),
    X: glyph(580, slant, slant, 'M0 700 L580 0|M0 0 L580 700'),
    Y: glyph(570, slant, slant, 'M0 700 L285 305|M285 305 L570 700|M285 0 L285 345'),
    Z: glyph(530, open, open, 'M15 700 L515 700|M465 700 L65 0|M0 0 L530 0'),
    a: glyph(
      430,
      open,
      stem - 6,
      'M48 390 C90 455 145 490 222 490 H430 320 L430 0|M430 285 L205 285 H0 142 V185 0 C300 0 390 60 415 165',
    ),
    b: glyph(480, stem, round, `M0 0 L0 720|${bowl}`),
    c: glyph(420, round, open - 8, 'M405 388 C365 455 308 490 240 490 H0 245 V240 0 C308 0 365 35 405 102'),
    d: glyph(480, round, stem, `M480 0 L480 720|${bowl}`),
    e: glyph(
      465,
      round,
      round,
      'M22 255 L440 255|M465 217 C465 400 380 490 238 490 H0 245 V242 0 C322 0 385 32 430 98',
    ),
    f: glyph(300, slant + 14, 0, 'M112 0 L112 545 C112 660 170 720 262 720 L306 720|M0 490 L285 490'),
    g: glyph(480, round, stem, `${bowl}|M480 490 L480 5 V245 -200 C165 -200 95 -170 45 -105`),
    h: glyph(440, stem, stem, `M0 0 L0 720|${arch}`),
    i: glyph(90, stem, stem, 'M45 0 L45 490|O45 645'),
    j: glyph(90, stem, stem, 'M45 490 L45 -70 C45 -155 0 -200 -70 -200 L-105 -200|O45 645'),
    k: glyph(455, stem, slant, 'M0 0 L0 720|M405 490 L78 165|M185 271 L455 0'),
    l: glyph(90, stem, stem, 'M45 0 L45 720'),
    m: glyph(720, stem, stem, 'M0 0 L0 490|M0 300 V205 490 H360 300 L360 0|M360 300 V565 490 H720 300 L720 0'),
    n: glyph(440, stem, stem, `M0 0 L0 490|${arch}`),
    o: glyph(500, round, round, 'M0 245 V250 490 H500 245 V250 0 H0 245'),
    p: glyph(480, stem, round, `M0 -200 L0 490|${bowl}`),
    q: glyph(480, round, stem, `M480 -200 L480 490|${bowl}`),
    r: glyph(285, stem, 10, 'M0 0 L0 490|M0 265 C0 410 85 490 215 490 L285 490'),
    s: glyph(
      395,
      open,
      open,
      'M362 405 C326 462 266 490 200 490 C85 490 0 440 0 364 C0 222 395 282 395 132 C395 48 312 0 202 0 C118 0 48 30 8 92',
    ),
    t: glyph(295, slant + 10, slant + 12, 'M108 640 L108 175 C108 60 160 0 245 0 L295 0|M0 490 L280 490'),
    u: glyph(440, stem, stem, 'M0 490 L0 200 V210 0 H440 200|M440 0 L440 490'),
    v: glyph(450, slant, slant, 'M0 490 L225 0|M225 0 L450 490'),
    w: glyph(690, slant, slant, 'M0 490 L173 0|M173 0 L345 490|M345 490 L517 0|M517 0 L690 490'),
    x: glyph(445, slant, slant, 'M0 490 L445 0|M0 0 L445 490'),
    y: glyph(450, slant, slant, 'M0 490 L225 0|M450 490 L133 -200'),
    z: glyph(410, open, open, 'M12 490 L395 490|M345 490 L62 0|M0 0 L410 0'),
    0: glyph(500, round, round, 'M0 350 V250 700 H500 350 V250 0 H0 350'),
    1: glyph(250, open, stem, 'M205 0 L205 700|M8 560 C85 585 155 630 200 690'),
    2: glyph(480, open, open, 'M12 515 C25 632 115 700 235 700 H460 505 C460 345 190 235 45 55|M15 0 L480 0'),
    3: glyph(
      470,
      open,
      round,
      'M28 585 C75 660 145 700 225 700 C350 700 435 630 435 532 C435 430 350 372 205 372|M205 372 C375 372 470 300 470 190 C470 72 368 0 225 0 C130 0 50 40 5 122',
    ),
    4: glyph(520, open, open, 'M395 0 L395 700|M375 700 L62 175|M0 170 L520 170'),
    5: glyph(
      470,
      open,
      round,
      'M85 700 L440 700|M98 700 L75 380|M72 385 C118 425 170 440 232 440 C380 440 470 350 470 222 C470 92 370 0 222 0 C125 0 50 40 5 118',
    ),
    6: glyph(500, round, round, 'M0 225 V250 450 H500 225 V250 0 H0 225|M385 690 C200 600 0 430 0 225'),
    7: glyph(470, open, open, 'M0 700 L470 700|M418 700 L130 0'),
    8: glyph(490, round, round, 'M42 535 V245 700 H448 535 V245 370 H42 535|M0 185 V245 370 H490 185 V245 0 H0 185'),
    9: glyph(500, round, round, 'M500 475 V250 700 H0 475 V250 250 H500 475|M500 475 C500 270 300 100 115 10'),
    '.': glyph(100, open, open, 'O50 55'),
    ',': glyph(100, open, open, comma),
    ':': glyph(100, stem, stem, 'O50 55|O50 430'),
    ';': glyph(100, open, stem, `${comma}|O62 430`),
    '!': glyph(100, stem, stem, 'M50 225 L50 700|O50 55'),
    '?': glyph(
      400,
      open,
      open,
      'M12 540 C28 640 108 700 205 700 C320 700 400 630 400 525 C400 385 205 400 205 225|O205 55',
    ),
    "'": glyph(90, open, open, 'M45 480 L45 720'),
    '"': glyph(260, open, open, 'M45 480 L45 720|M215 480 L215 720'),
    '-': glyph(260, open, open, 'M0 250 L260 250'),
    '/': glyph(320, slant, slant, 'M0 -60 L320 760'),
    '(': glyph(180, stem, open, 'M180 780 C40 580 40 60 180 -140'),
    ')': glyph(180, open, stem, 'M0 780 C140 580 140 60 0 -140'),
    '+': glyph(420, open, open, 'M0 320 L420 320|M210 110 L210 530'),
    '&': glyph(
      640,
      round,
      slant,
      'M600 0 L165 480 C60 600 120 700 245 700 C365 700 430 600 365 515 C310 440 0 400 0 195 C0 80 95 0 225 0 C400 0 520 120 560 330',
    ),
  }),
);
