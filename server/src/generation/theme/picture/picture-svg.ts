import type { Fill, Picture, Point, Shape } from './shape.ts';

const short = (value: number): string => String(Number(value.toFixed(1)));
const place = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Attribute values are numbers and hex colours only: nothing in a picture comes from a request. */
const attributes = (values: Readonly<Record<string, number | string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');

function element(shape: Shape, fill: string): string {
  const paint = shape.opacity === undefined ? { fill } : { fill, 'fill-opacity': String(shape.opacity) };
  switch (shape.kind) {
    case 'rect':
      return `<rect${attributes({ x: shape.x, y: shape.y, width: shape.width, height: shape.height, ...paint })}/>`;
    case 'circle':
      return `<circle${attributes({ cx: shape.center[0], cy: shape.center[1], r: shape.radius, ...paint })}/>`;
    case 'outline': {
      const steps = shape.outline.steps.map((step) => `${step.length === 3 ? 'C' : 'L'}${step.map(place).join(' ')}`);
      return `<path${attributes({ d: `M${place(shape.outline.start)}${steps.join('')}Z`, ...paint })}/>`;
    }
  }
}

function gradientElement({ from, to, start, end }: Exclude<Fill, string>, id: string): string {
  const ends = { id, x1: start[0], y1: start[1], x2: end[0], y2: end[1], gradientUnits: 'userSpaceOnUse' };
  return `<linearGradient${attributes(ends)}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** The picture as an SVG file: static shapes, no scripts, styles or references to anything outside. */
export function pictureSvg({ width, height, shapes }: Picture): string {
  const gradients: string[] = [];
  const lines = shapes.map((shape) => {
    if (typeof shape.fill === 'string') return `\t${element(shape, shape.fill)}`;
    const id = `gradient-${gradients.length + 1}`;
    gradients.push(`\t\t${gradientElement(shape.fill, id)}`);
    return `\t${element(shape, `url(#${id})`)}`;
  });
  const definitions = gradients.length === 0 ? [] : ['\t<defs>', ...gradients, '\t</defs>'];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    ...definitions,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
