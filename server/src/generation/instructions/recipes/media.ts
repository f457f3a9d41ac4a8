import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const mimes: readonly (readonly [RegExp, string, string])[] = [
  [/\bsvg/, 'svg', 'image/svg+xml'],
  [/\bwebp/, 'webp', 'image/webp'],
  [/\bavif/, 'avif', 'image/avif'],
  [/\bjson\b/, 'json', 'application/json'],
  [/\bcsv\b/, 'csv', 'text/csv'],
  [/\bepub\b/, 'epub', 'application/epub+zip'],
  [/\bpdfs?\b/, 'pdf', 'application/pdf'],
  [/\bgifs?\b/, 'gif', 'image/gif'],
  [/\bzip\b/, 'zip', 'application/zip'],
  [/\bexe\b/, 'exe', 'application/x-msdownload'],
  [/\bwebm\b/, 'webm', 'video/webm'],
  [/\bglb\b/, 'glb', 'model/gltf-binary'],
];

const uploads: Recipe = {
  id: 'upload-types',
  asks: ['allow svg uploads', 'allow upload of file type', 'add mime type to uploads', 'disallow upload of file type'],
  name: 'upload_types',
  needs: /upload|mime/,
  never: /upload_files|max(?:imum)? (?:upload|file) size|size limit|attachment url|sideload|column/,
  compose(c) {
    const found = mimes.filter(([said]) => c.says(said));
    if (found.length === 0) return null;
    const forbids = c.says(/\b(?:disallow|forbid|block|prevent|remove|disable)/);
    const lines = found.map(([, extension, mime]) =>
      forbids ? `unset( $types['${extension}'] );` : `$types['${extension}'] = '${mime}';`,
    );
    return {
      summary: 'Says which files may be uploaded.',
      params: 'array $types',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'upload_mimes' }],
      body: php`
      ${c.guard(raw('$types'))}

      ${raw(lines.join('\n'))}

      return $types;
    `,
    };
  },
};

const uploadSize: Recipe = {
  id: 'upload-size',
  asks: ['limit maximum upload size megabytes', 'set upload size limit'],
  name: 'upload_size_limit',
  needs: /upload|file/,
  compose(c) {
    const megabytes = c.amount(/^m(?:b|egabytes?|ib)$/, null);
    return megabytes === null || !c.says(/size|limit|larger/)
      ? null
      : {
          summary: 'Limits the size of uploads.',
          params: 'int $bytes',
          returns: 'int',
          hooks: [{ kind: 'filter', hook: 'upload_size_limit' }],
          body: php`
      ${c.guard(raw('$bytes'))}

      return min( $bytes, ${megabytes} * MB_IN_BYTES );
    `,
        };
  },
};

const thumbnail: Recipe = {
  id: 'thumbnail-url',
  asks: [
    'get featured image url of post',
    'url of post thumbnail',
    'return thumbnail url or fallback',
    'get image url of attachment',
  ],
  name: 'get_image_url',
  needs: /image|thumbnail|attachment/,
  never: /register|column|rest|image size named|upload|shortcode|alt text|first image/,
  compose(c) {
    const size = c.argOr(
      'format',
      c.instruction.quoted.find(({ text }) => /^(?:thumbnail|medium|large|full|medium_large)$/.test(text))?.text ??
        /\b(thumbnail|medium|large|full)[ -](?:size|image)/.exec(c.instruction.prose)?.[1] ??
        'full',
    );
    const attachment = (c.fn?.parameters ?? []).some(({ name }) => /attach|image_id|media/.test(name));
    const call = attachment
      ? php`wp_get_attachment_image_url( ${c.arg('attachment')}, ${size} )`
      : php`get_the_post_thumbnail_url( ${c.arg('post')}, ${size} )`;
    const declared = c.fn?.returns ?? '';
    const said = /https?:\/\/[^\s"'`)]+/.exec(c.text)?.[0];
    const nothing =
      c.find('fallback') ??
      c.find('url') ??
      (said !== undefined
        ? php`${said}`
        : /\?|null/.test(declared) || (declared === '' && c.says(/\bnull\b/))
          ? raw('null')
          : c.says(/\bfalse\b/) && declared === ''
            ? raw('false')
            : php`${c.quoted(/(?:otherwise|or|else|fallback|default)\W*$/) ?? ''}`);
    return {
      summary: 'Returns the address of an image.',
      returns: declared === '' ? '' : 'string',
      body: php`
      $url = ${call};

      return $url ? $url : ${nothing};
    `,
    };
  },
};

const altText: Recipe = {
  id: 'alt-text',
  asks: ['get alt text of image', 'set alt text of attachment from title', 'alt text of featured image'],
  name: 'get_alt_text',
  needs: /\balt\b/,
  compose(c) {
    if (c.says(/when|upload|automatic/) && !c.fn?.parameters?.length)
      return {
        summary: 'Gives new images a text for those who do not see them.',
        params: 'int $attachment_id',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'add_attachment' }],
        body: php`
      if ( wp_attachment_is_image( $attachment_id ) ) {
        update_post_meta( $attachment_id, '_wp_attachment_image_alt', sanitize_text_field( get_the_title( $attachment_id ) ) );
      }
    `,
      };
    const id = c.says(/featured|thumbnail|of (?:the|a) post/)
      ? php`(int) get_post_thumbnail_id( ${c.arg('post')} )`
      : c.arg('attachment');
    return {
      summary: 'Returns the text for those who do not see the image.',
      returns: 'string',
      body: php`
      $alt = (string) get_post_meta( ${id}, '_wp_attachment_image_alt', true );

      return '' === $alt ? ${c.says(/title/) ? php`get_the_title( ${id} )` : c.argOr('fallback', '')} : $alt;
    `,
    };
  },
};

const firstImage: Recipe = {
  id: 'first-image',
  asks: [
    'get first image url from post content',
    'find the first image in content',
    'extract image sources from html',
    'src of the first img',
    'first img src',
  ],
  name: 'get_first_image',
  needs: /image|img/,
  compose(c) {
    if (!c.says(/first|all|extract/) || c.says(/featured|size/)) return null;
    const content =
      c.find('content') ??
      (c.find('post') === null ? c.arg('content') : php`(string) get_post_field( 'post_content', ${c.arg('post')} )`);
    const all = c.returnType === 'array' || c.says(/all images|every image|image urls/);
    const nothing = /\?|null/.test(c.fn?.returns ?? '')
      ? 'null'
      : c.says(/\bfalse\b/) && c.returnType === ''
        ? 'false'
        : "''";
    return all
      ? {
          summary: 'Returns the addresses of the images.',
          returns: 'array',
          body: php`
          $processor = new WP_HTML_Tag_Processor( ${content} );
          $sources   = array();
          while ( $processor->next_tag( 'img' ) ) {
            $source = $processor->get_attribute( 'src' );
            if ( is_string( $source ) ) {
              $sources[] = $source;
            }
          }

          return $sources;
        `,
        }
      : {
          summary: 'Returns the address of the first image.',
          returns: nothing === 'null' ? '?string' : 'string',
          body: php`
          $processor = new WP_HTML_Tag_Processor( ${content} );
          if ( ! $processor->next_tag( 'img' ) ) {
            return ${raw(nothing)};
          }

          return (string) $processor->get_attribute( 'src' );
        `,
        };
  },
};

export const media: readonly Recipe[] = [uploads, uploadSize, thumbnail, altText, firstImage];
