/** How strokes become ink. Widths in units of the em. */
export interface Face {
  /** Width of a stroke across the pen, and along it. */
  readonly thick: number;
  readonly thin: number;
  /** How the pen is held, in degrees: at 0, uprights are thick and level strokes thin. */
  readonly angle: number;
  /** Half the width of a serif; 0 draws none. */
  readonly serif: number;
  /** Extra room between letters. */
  readonly tracking: number;
}

/** The faces of screenshots: for titles, and lighter ones for small text. */
export const faces = {
  serif: { thick: 98, thin: 38, angle: 14, serif: 56, tracking: 26 },
  sans: { thick: 98, thin: 86, angle: 0, serif: 0, tracking: 4 },
  serifText: { thick: 88, thin: 54, angle: 14, serif: 48, tracking: 36 },
  sansText: { thick: 84, thin: 76, angle: 0, serif: 0, tracking: 14 },
} as const satisfies Record<string, Face>;
