import { joinPhp, noPhp, type PhpValue, php } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly crop: PhpValue;
  readonly label: string | null;
  readonly at: number;
}

const builtin = /\b(thumbnail|medium_large|medium|large|1536x1536|2048x2048)\b/gi;
const notName =
  /^(?:image|images|size|sizes|custom|new|an?|the|of|with|by|px|pixels?|wide|high|tall|and|add|register|called|named|hard|soft|crop|cropped|is|at|in|x|it|to|for|be|should|which|that|width|height|three|two|following|theme|our|my|extra|additional)$/i;

/** "top center" as WordPress writes a place to crop from: horizontal first. */
function placeOf(text: string): PhpValue | null {
  const said = /\b(?:from|at|to|position(?:ed)?|anchor(?:ed)?|keep(?:ing)?)\b[^,.;\n]*/i.exec(text)?.[0] ?? '';
  const across = /\b(left|right)\b/i.exec(said)?.[1]?.toLowerCase();
  const down = /\b(top|bottom)\b/i.exec(said)?.[1]?.toLowerCase();
  if (across === undefined && down === undefined && !/\bcent(?:er|re)/i.test(said)) return null;
  return [across ?? 'center', down ?? 'center'];
}

function cropOf(text: string): PhpValue {
  if (
    /\b(?:no|not|without|un|never|soft)[ -]?(?:be )?(?:hard )?crop|\buncropped|\bcrop\w*\W+(?:off|false|no)\b|\bproportional|\bscaled|\bkeep(?:ing)? (?:the )?(?:aspect )?(?:ratio|proportions)/i.test(
      text,
    )
  )
    return false;
  return /\bcrop/i.test(text) ? (placeOf(text) ?? true) : false;
}

/** The sizes that a prompt names, each with what is said up to the next. */
function sizesOf(c: Composer): Size[] {
  const { text } = c;
  const named = [
    ...text.matchAll(
      /["'`]?([A-Za-z][\w-]*)["'`]?\s*(?:\(|:|,|=|is|of|at|with|size|that is|which is|—|–|-|\s)*\s*(?:(\d{2,4})\s*(?:px|pixels?)?\s*(?:[x×*]|by)\s*(\d{1,4})|(\d{2,4})\s*(?:px|pixels?)?\s*(wide|high|tall)|(width|height)\s*(?:of\s*)?(\d{2,4})(?:\D{1,14}(?:width|height)\s*(?:of\s*)?(\d{1,4}))?)/gi,
    ),
  ].filter(([, name = '']) => !notName.test(name));
  const found = named.length > 0 ? named : [];
  return found.map((match, at) => {
    const [, name = '', width, height, one, side, first, value, other] = match;
    const end = found[at + 1]?.index ?? text.length;
    const about = text.slice(match.index, end).split(/\.\s|\n(?!\s*[-*])/)[0] ?? '';
    const isHigh = side === undefined ? first?.toLowerCase() === 'height' : !/wide/i.test(side);
    const single = Number(one ?? value ?? 0);
    const pair = [
      Number(width ?? (isHigh ? (other ?? 0) : single)),
      Number(height ?? (isHigh ? single : (other ?? 0))),
    ];
    const label = /\b(?:label\w*|called|shown as|as)\W*["'`]([A-Z][^"'`\n]*)["'`]/.exec(about)?.[1] ?? null;
    return {
      name: name.toLowerCase(),
      width: pair[0] ?? 0,
      height: pair[1] ?? 0,
      crop: cropOf(about),
      label,
      at: match.index,
    };
  });
}

/** The size of a prompt whose name and measures stand apart: "a size of 300 by 200 called tile". */
function looseSize(c: Composer, d: Details): Size[] {
  const pair = /(\d{2,4})\s*(?:px|pixels?)?\s*(?:[x×*]|by)\s*(\d{1,4})/i.exec(c.text);
  const one = /(\d{2,4})\s*(?:px|pixels?)?\s*(wide|high|tall)/i.exec(c.text);
  const name = d.value('image size|size|called|named|name', /^[a-zA-Z][\w-]*$/);
  if (name === null || (pair === null && one === null)) return [];
  const single = Number(one?.[1] ?? 0);
  return [
    {
      name,
      width: Number(pair?.[1] ?? (/wide/i.test(one?.[2] ?? '') ? single : 0)),
      height: Number(pair?.[2] ?? (/wide/i.test(one?.[2] ?? '') ? 0 : single)),
      crop: cropOf(c.text),
      label: null,
      at: 0,
    },
  ];
}

/** Sizes of images: new ones, those that editors may choose, those that are not made any more. */
export const imageSizes: Draft = {
  id: 'draft-image-sizes',
  name: 'register_image_sizes',
  needs: /\bimage sizes?\b|\bthumbnail sizes?\b|\badd_image_size|\bmedium_large\b|\bintermediate sizes/,
  never:
    /url of|attachment id|\breturns?\b|shortcode|column|rest\b|upload(?:s|ed)? (?:limit|max)|\$\w+|block\b(?! editor)|theme support|size in (?:kb|mb)|file size|set_post_thumbnail/,
  compose(c) {
    const d = new Details(c);
    const said = sizesOf(c);
    const sizes = said.length > 0 ? said : looseSize(c, d);
    const stopped = d.clauses.flatMap(({ text, isRefused }) =>
      isRefused ? [...text.matchAll(builtin)].map(([, name = '']) => name.toLowerCase()) : [],
    );
    const other = d.clauses.flatMap(({ text, isRefused }) =>
      isRefused && /\bsizes?\b/i.test(text)
        ? [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, name = '']) => name)
        : [],
    );
    const gone = [...new Set([...stopped, ...other])].filter((name) => !sizes.some((size) => size.name === name));
    if (sizes.length + gone.length === 0) return null;
    const choice = d.clauses.find(
      ({ text, isRefused }) =>
        !isRefused &&
        /\b(?:choose|choosable|select(?:able)?|pick|offered|available|drop-?down|dialog|media (?:library|modal)|editors?|insert)\b/i.test(
          text,
        ) &&
        !/\bcrop/i.test(text),
    );
    const chosen =
      choice === undefined
        ? []
        : sizes.filter(({ name }) => new RegExp(String.raw`\b${name}\b`, 'i').test(choice.text));
    const offered =
      choice === undefined ? sizes.filter(({ label }) => label !== null) : chosen.length > 0 ? chosen : sizes;
    c.asked.takeAll();
    return {
      summary: sizes.length === 0 ? 'Keeps sizes from being made.' : 'Adds sizes of images.',
      ...(sizes.length === 0
        ? {
            params: 'array $sizes',
            returns: 'array',
            hooks: [{ kind: 'filter' as const, hook: 'intermediate_image_sizes_advanced' }],
            body: without(gone),
          }
        : {
            hooks: [{ kind: 'action' as const, hook: 'after_setup_theme' }],
            body: joinPhp(
              sizes.map(({ name, width, height, crop }) =>
                crop === false
                  ? php`add_image_size( ${name}, ${width}, ${height} );`
                  : php`add_image_size( ${name}, ${width}, ${height}, ${crop} );`,
              ),
            ),
          }),
      beside: [
        ...(offered.length === 0
          ? []
          : [
              {
                name: c.prefixed('image_size_names'),
                summary: 'Lets editors choose the sizes.',
                params: 'array $names',
                returns: 'array',
                hooks: [{ kind: 'filter' as const, hook: 'image_size_names_choose' }],
                body: php`
                  ${joinPhp(offered.map(({ name, label }) => php`$names[ ${name} ] = ${c.label(label ?? labelIn(c, name))};`))}

                  return $names;
                `,
              },
            ]),
        ...(sizes.length === 0 || gone.length === 0
          ? []
          : [
              {
                name: c.prefixed('remove_image_sizes'),
                summary: 'Keeps sizes from being made.',
                params: 'array $sizes',
                returns: 'array',
                hooks: [{ kind: 'filter' as const, hook: 'intermediate_image_sizes_advanced' }],
                body: without(gone),
              },
            ]),
      ],
    };
  },
};

const labelIn = (c: Composer, name: string): string =>
  c.instruction.quoted.find(({ text }) => text.toLowerCase() === name.replace(/[-_]/g, ' ') && /^[A-Z]/.test(text))
    ?.text ?? titleOf(name);

const without = (names: readonly string[]) =>
  names.length === 0
    ? noPhp
    : php`
    ${joinPhp(names.map((name) => php`unset( $sizes[ ${name} ] );`))}

    return $sizes;
  `;
