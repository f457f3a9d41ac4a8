/** A place: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** A colour from one place to another, in OKLab between; flat colours are plain hex. */
export interface Gradient {
  readonly from: string;
  readonly to: string;
  readonly start: Point;
  readonly end: Point;
}

export type Fill = string | Gradient;

/** A step of an outline: a straight line, or a cubic Bézier curve with its two control points. */
export type Step = readonly [to: Point] | readonly [control: Point, control: Point, to: Point];

export interface Outline {
  readonly start: Point;
  readonly steps: readonly Step[];
}

/** What pictures are composed of. All of them can be written as SVG and drawn as pixels. */
export type Shape = { readonly fill: Fill; readonly opacity?: number } & (
  | { readonly kind: 'rect'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'circle'; readonly center: Point; readonly radius: number }
  | { readonly kind: 'outline'; readonly outline: Outline }
);

/** Shapes from back to front; what stands outside of the frame is cut off. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}
