/**
 * A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. Equal steps look equally large, which is why palettes
 * are made here and only written as sRGB. Matrices: Björn Ottosson, "A perceptual color space for image processing".
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Red, green, blue; each 0–1 and encoded with the sRGB curve. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The linear-light value of an encoded sRGB channel (IEC 61966-2-1). */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toEncoded = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

/** `#rrggbb` as channels. */
export function rgbOfHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Channels as lower-case `#rrggbb`. */
export const hexOfRgb = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The colour as `#rrggbb`. One that sRGB cannot show keeps its lightness and hue and gives up chroma. */
export function hexOfOklch(color: Oklch): string {
  let rgb = linearRgb(color);
  if (!isInGamut(rgb)) {
    let inside = 0;
    let outside = color.chroma;
    for (let step = 0; step < 20; step += 1) {
      const chroma = (inside + outside) / 2;
      if (isInGamut(linearRgb({ ...color, chroma }))) {
        inside = chroma;
      } else {
        outside = chroma;
      }
    }
    rgb = linearRgb({ ...color, chroma: inside });
  }
  const [red, green, blue] = rgb;
  return hexOfRgb([toEncoded(Math.max(0, red)), toEncoded(Math.max(0, green)), toEncoded(Math.max(0, blue))]);
}

/** `#rrggbb` in OKLCH. The hue of a grey is 0. */
export function oklchOfHex(hex: string): Oklch {
  const [red, green, blue] = rgbOfHex(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const chroma = Math.hypot(a, b);
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma, hue: chroma < 0.0005 ? 0 : (degrees + 360) % 360 };
}

/** How far apart two colours look: Euclidean distance in OKLab; 0.02 is just noticeable side by side, 1 is black to white. */
export function colorDistance(left: string, right: string): number {
  const [one, other] = [oklchOfHex(left), oklchOfHex(right)];
  const turn = ((one.hue - other.hue) * Math.PI) / 180;
  const chordSquared = one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(turn);
  return Math.sqrt((one.lightness - other.lightness) ** 2 + Math.max(0, chordSquared));
}

/** A colour between two, `part` of the way from the first to the second, straight through OKLab: no grey or neon between. */
export const mixColors = (from: string, to: string, part: number): string => colorsBetween(from, to)(part);

/** The colours between two, by how much of the way from the first to the second they are. */
export function colorsBetween(from: string, to: string): (part: number) => string {
  const axes = (hex: string) => {
    const { lightness, chroma, hue } = oklchOfHex(hex);
    const radians = (hue * Math.PI) / 180;
    return { lightness, a: chroma * Math.cos(radians), b: chroma * Math.sin(radians) };
  };
  const [one, other] = [axes(from), axes(to)];
  return (part) => {
    const mix = (start: number, end: number) => start + (end - start) * part;
    const a = mix(one.a, other.a);
    const b = mix(one.b, other.b);
    return hexOfOklch({
      lightness: mix(one.lightness, other.lightness),
      chroma: Math.hypot(a, b),
      hue: (Math.atan2(b, a) * 180) / Math.PI,
    });
  };
}
