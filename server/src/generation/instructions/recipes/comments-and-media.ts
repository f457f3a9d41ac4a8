import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const closeComments: Recipe = {
  id: 'close-comments',
  asks: [
    'disable comments on pages',
    'close comments for post type',
    'turn off comments everywhere',
    'close comments on old posts',
  ],
  name: 'close_comments',
  needs: /comment/,
  never: /count|number of|notify|e-?mail|get |return|menu|column|url field|approve|author|only logged|form/,
  compose(c) {
    const days = c.amount(/^days?$/, null);
    const everywhere = c.says(/everywhere|completely|entirely|site-?wide|whole site|all post types/);
    const type = c.postType(null) ?? (c.says(/attachments?|media/) ? 'attachment' : null);
    const condition =
      days !== null
        ? php`get_post_time( 'U', true, $post_id ) < time() - ${raw(`${days} * DAY_IN_SECONDS`)}`
        : everywhere || type === null
          ? null
          : php`${type} === get_post_type( $post_id )`;
    const pings = c.says(/ping|trackback/) || everywhere;
    return {
      summary: 'Says where comments are open.',
      params: 'bool $open, int $post_id',
      returns: 'bool',
      hooks: [
        { kind: 'filter', hook: 'comments_open', priority: 20, args: 2 },
        ...(pings ? [{ kind: 'filter' as const, hook: 'pings_open', args: 2 }] : []),
      ],
      body: condition === null ? php`return false;` : php`return $open && ! ( ${condition} );`,
    };
  },
};

const countComments: Recipe = {
  id: 'count-comments',
  asks: [
    'count comments of user',
    'number of approved comments by user',
    'get comment count of post',
    'get recent comments',
    'get approved comments of post',
  ],
  name: 'get_comments',
  needs: /comment/,
  never: /disable|close|column|notify|e-?mail when|field from|class|rest|shortcode|dashboard|moderat/,
  compose(c) {
    const shape = c.shape(c.says(/count|number of|how many/) ? 'count' : 'objects');
    const user = c.find('user');
    const post = user === null ? c.find('post') : c.find('post');
    const limit = c.find('count') ?? c.amount(/comments?|recent|latest|newest/, null);
    const status = /\b(spam|trash|hold|pending|unapproved)\b/.exec(c.instruction.prose)?.[1];
    const args = {
      ...(user === null ? {} : { user_id: user }),
      ...(post === null ? {} : { post_id: post }),
      status: status === undefined ? 'approve' : status === 'pending' || status === 'unapproved' ? 'hold' : status,
      ...(limit === null || shape === 'count' ? {} : { number: limit }),
    };
    if (shape === 'count')
      return {
        summary: 'Returns how many comments there are.',
        returns: 'int',
        body: php`return (int) get_comments( ${{ ...args, count: true }} );`,
      };
    if (shape === 'names')
      return {
        summary: 'Returns who has written comments.',
        returns: 'array',
        body: php`return array_values( array_unique( wp_list_pluck( get_comments( ${args} ), 'comment_author' ) ) );`,
      };
    return {
      summary: 'Returns comments.',
      returns: 'array',
      body: php`return get_comments( ${shape === 'ids' ? { ...args, fields: 'ids' } : args} );`,
    };
  },
};

const commentForm: Recipe = {
  id: 'comment-form-fields',
  asks: [
    'remove url field from comment form',
    'remove website field from comments',
    'reject short comments',
    'block comments that contain a word',
  ],
  name: 'change_comment_form',
  needs: /comment/,
  compose(c) {
    if (c.says(/(?:website|url) field|field .{0,20}(?:website|url)/))
      return {
        summary: 'Takes a field out of the form.',
        params: 'array $fields',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'comment_form_default_fields' }],
        body: php`
      unset( $fields['url'] );

      return $fields;
    `,
      };
    const length = c.amount(/characters?|chars?|letters/, null);
    const word = c.quoted(/(?:word|contains?|containing|phrase|text|include)\W*(?:the (?:word|phrase|text))?\W*$/);
    if (!c.says(/spam|moderat|approv|reject|hold|block/)) return null;
    const condition =
      word !== null
        ? php`false !== stripos( $comment_data['comment_content'], ${word} )`
        : length !== null
          ? php`mb_strlen( trim( $comment_data['comment_content'] ) ) < ${length}`
          : c.says(/links?/)
            ? php`preg_match_all( '#https?://#i', $comment_data['comment_content'] ) > ${c.amount(/links?/, 0)}`
            : null;
    if (condition === null) return null;
    const result = c.says(/spam/) ? 'spam' : c.says(/reject/) ? 'trash' : 0;
    return {
      summary: 'Decides on new comments.',
      params: '$approved, array $comment_data',
      hooks: [{ kind: 'filter', hook: 'pre_comment_approved', args: 2 }],
      body: php`return ${condition} ? ${result} : $approved;`,
    };
  },
};

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
  asks: ['get first image url from post content', 'find the first image in content', 'extract image sources from html'],
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

export const commentsAndMedia: readonly Recipe[] = [
  closeComments,
  countComments,
  commentForm,
  uploads,
  uploadSize,
  thumbnail,
  altText,
  firstImage,
];
