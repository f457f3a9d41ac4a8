import { noPhp, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Entity, Field } from './entity.ts';

/** The size that a prompt wants images in: the parameter for it, or a name of WordPress' own. */
export function imageSize(c: Composer): string {
  const bound = c.fn?.parameters?.find(({ name }) => /^(?:image_?)?size$/.test(name));
  if (bound !== undefined) {
    c.take([bound.name]);
    return `$${bound.name}`;
  }
  const said =
    /\b(?:size|in)\s+["'`]?(thumbnail|medium_large|medium|large|full)\b|["'`]?\b(thumbnail|medium_large|medium|large|full)["'`]?[ -]size/i.exec(
      c.text,
    );
  return `'${(said?.[1] ?? said?.[2] ?? 'full').toLowerCase()}'`;
}

const fieldsOf = (size: string): readonly Field[] => [
  { words: /^(?:attachment_?|image_?|media_?)?ids?$/, code: '(int) $item->ID', type: 'int' },
  { words: /^(?:attachment_?|image_?)?(?:title|name)$/, code: 'get_the_title( $item )', type: 'string' },
  {
    words: /^(?:attachment_?|image_?|file_?)?(?:url|link|address(?:es)?|src)$/,
    code: `(string) wp_get_attachment_image_url( $item->ID, ${size} )`,
    type: 'string',
  },
  {
    words: /^(?:image_?)?alt(?:_?text|_?attribute)?$|^alternative_?text$/,
    code: "(string) get_post_meta( $item->ID, '_wp_attachment_image_alt', true )",
    type: 'string',
  },
  { words: /^(?:image_?)?caption$/, code: '$item->post_excerpt', type: 'string' },
  { words: /^(?:mime_?)?type$/, code: '$item->post_mime_type', type: 'string' },
  { words: /^(?:file_?)?(?:path|file)$/, code: '(string) get_attached_file( $item->ID )', type: 'string' },
];

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bpdfs?\b/i, 'application/pdf'],
  [/\bimages?\b|\bpictures?\b|\bphotos?\b/i, 'image'],
  [/\bvideos?\b/i, 'video'],
  [/\baudio\b|\bmp3s?\b/i, 'audio'],
];

/** Attachments; their addresses depend on the size that a prompt names. */
export function attachmentsOf(c: Composer): Entity {
  const kind = kinds.find(([words]) =>
    words.test(c.text.replace(/\bnon-images?\b|featured images?|\w*image_\w*|\w+_images?\w*/gi, '')),
  )?.[1];
  const url = kind === 'image' ? imageSize(c) : null;
  const fields = fieldsOf(url ?? "'full'").map((field) =>
    url === null && /attachment_image_url/.test(field.code)
      ? { ...field, code: '(string) wp_get_attachment_url( $item->ID )' }
      : field,
  );
  return {
    id: 'attachments',
    nouns: /attachments?|images?|pictures?|photos?|pdfs?|videos?|media(?: files| items)?|files|uploads/,
    className: 'WP_Post',
    limit: 'posts_per_page',
    key: '(int) $item->ID',
    fields,
    conditions: [
      {
        said: /\b(?:attached|uploaded|belong\w*|of|for|on|in)\b[^.;\n]{0,14}\b(?:post|page|product|entry|article)\b/i,
        add({ args }, _said, of) {
          const post = of.find('post');
          if (post !== null) args.post_parent = post;
        },
      },
      {
        said: /\b(?:unattached|not attached|without (?:an? )?parent|attached to (?:no|nothing))\b/i,
        add({ args }) {
          args.post_parent = 0;
        },
      },
      {
        said: /\b(?:without|no|lack\w*|missing|empty) (?:an? |any )?(?:alt(?:ernative)?(?: text| attribute)?)\b/i,
        add({ args }) {
          args.meta_query = [
            {
              relation: 'OR',
              0: { key: '_wp_attachment_image_alt', compare: 'NOT EXISTS' },
              1: { key: '_wp_attachment_image_alt', value: '' },
            },
          ];
        },
      },
    ],
    orders: [
      [/menu[ _]order/i, 'menu_order', 'ASC'],
      [/\btitle|alphabetic|\bname\b/i, 'title', 'ASC'],
      [/\bdate|newest|latest|oldest|recent|upload/i, 'date', 'DESC'],
      [/\bid\b/i, 'ID', 'ASC'],
    ],
    base: () => ({
      post_type: 'attachment',
      post_status: 'inherit',
      ...(kind === undefined ? {} : { post_mime_type: kind }),
    }),
    find: (args) => ({ before: noPhp, list: php`get_posts( ${{ posts_per_page: raw('-1'), ...args }} )` }),
  };
}
