import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const insertPost: Recipe = {
  id: 'insert-post',
  asks: [
    'create post programmatically',
    'insert post with title and content',
    'create draft post',
    'create page if it does not exist',
  ],
  name: 'create_post',
  needs: /(?:create|insert|add)s? .{0,30}(?:post|page|draft)\b|wp_insert_post/,
  never: /post type|rest|when|whenever|shortcode|column|taxonom|meta ?box|duplicate|user/,
  compose(c) {
    const type = c.find('postType') ?? php`${c.postType('post')}`;
    const title = c.find('title') ?? php`${c.quoted(/titled?\W*$|page\W*$/) ?? c.phrase('New post')}`;
    const content = c.find('content');
    const status = c.find('status') ?? php`${c.says(/draft/) ? 'draft' : c.says(/pending/) ? 'pending' : 'publish'}`;
    const meta = c.find('args');
    const declared = c.fn?.returns ?? '';
    const isError = /WP_Error/.test(declared) || (declared === '' && c.says(/wp_error/));
    const failure =
      /bool|false/.test(declared) || (declared === '' && c.says(/\bfalse\b/))
        ? 'false'
        : /null|\?/.test(declared)
          ? 'null'
          : '0';
    const insert = php`wp_insert_post( ${{ post_title: php`sanitize_text_field( ${title} )`, ...(content === null ? {} : { post_content: php`wp_kses_post( ${content} )` }), post_type: type, post_status: status, ...(meta === null ? {} : { meta_input: meta }) }}, true )`;
    if (c.says(/(?:if|unless) .{0,40}(?:exists?|already)/)) {
      return {
        summary: 'Creates the post unless it exists.',
        returns: 'int',
        body: php`
        $existing = get_posts( ${{ title, post_type: type, post_status: 'any', posts_per_page: 1, fields: 'ids', no_found_rows: true }} );
        if ( ! empty( $existing ) ) {
          return (int) $existing[0];
        }

        $post_id = ${insert};

        return is_wp_error( $post_id ) ? ${raw(failure)} : $post_id;
      `,
      };
    }
    return {
      summary: 'Creates a post.',
      returns: isError ? '' : 'int',
      body: isError
        ? php`return ${insert};`
        : php`
      $post_id = ${insert};

      return is_wp_error( $post_id ) ? ${raw(failure)} : $post_id;
    `,
    };
  },
};

const duplicate: Recipe = {
  id: 'duplicate-post',
  asks: ['duplicate post as draft', 'clone post with meta and terms', 'copy a post'],
  name: 'duplicate_post',
  needs: /duplicat|clone|copy|copies/,
  never: /duplicates from|array|role|remove dup/,
  compose: (c) => ({
    summary: 'Copies a post and returns the ID of the copy.',
    returns: 'int',
    body: php`
    $post = get_post( ${c.arg('post')} );
    if ( ! $post instanceof WP_Post ) {
      return 0;
    }

    $copy_id = wp_insert_post(
      wp_slash(
        array(
          'post_title'   => $post->post_title${c.quoted(/(?:append|suffix|with|title)\W*$/) === null ? raw('') : php` . ${c.quoted(/(?:append|suffix|with|title)\W*$/)}`},
          'post_content' => $post->post_content,
          'post_excerpt' => $post->post_excerpt,
          'post_type'    => $post->post_type,
          'post_status'  => 'draft',
        )
      )
    );

    foreach ( get_post_meta( $post->ID ) as $key => $values ) {
      foreach ( $values as $value ) {
        add_post_meta( $copy_id, $key, wp_slash( maybe_unserialize( $value ) ) );
      }
    }

    foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
      wp_set_object_terms( $copy_id, wp_get_object_terms( $post->ID, $taxonomy, array( 'fields' => 'ids' ) ), $taxonomy );
    }

    return $copy_id;
  `,
  }),
};

const publishAction: Recipe = {
  id: 'on-publish',
  asks: [
    'when a post is published set meta',
    'set default category on save',
    'set default featured image when post is published',
    'store timestamp when user logs in',
    'store time of login in user meta each time user logs in',
    'run when post is deleted',
    'set user meta on registration',
  ],
  name: 'on_event',
  needs: /when|whenever|each time|after|on (?:login|registration|publish|save|registering)/,
  never: /mail|notif|redirect|transient|cache|nonce|shortcode|notice|hidden/,
  compose(c) {
    const meta = c.named('(?:user |post )?meta(?: key| field)?');
    const now = c.says(/timestamp|unix|time\(\)/) ? 'time()' : "current_time( 'mysql' )";
    const literal = c.quoted(/(?:to|value)\W*$/);
    const value = literal !== null && literal !== meta ? php`${literal}` : raw(now);
    if (c.says(/logs? in|log-?in/) && meta !== null)
      return {
        summary: 'Remembers when somebody logged in.',
        params: 'string $user_login, WP_User $user',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'wp_login', args: 2 }],
        body: php`update_user_meta( $user->ID, ${meta}, ${value} );`,
      };
    if (c.says(/registers|registration|signs up|new user/) && meta !== null)
      return {
        summary: 'Gives new users a value.',
        params: 'int $user_id',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'user_register' }],
        body: php`update_user_meta( $user_id, ${meta}, ${value} );`,
      };
    if (c.says(/publish/) && meta !== null)
      return {
        summary: 'Gives published posts a value.',
        params: 'string $new_status, string $old_status, WP_Post $post',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'transition_post_status', args: 3 }],
        body: php`
      if ( 'publish' === $new_status && 'publish' !== $old_status && ${c.postType('post')} === $post->post_type ) {
        update_post_meta( $post->ID, ${meta}, ${value} );
      }
    `,
      };
    return null;
  },
};

const assignTerm: Recipe = {
  id: 'assign-term',
  asks: ['assign term to post', 'set category of post', 'add tag to post', 'create term if it does not exist'],
  name: 'assign_term',
  needs: /assign|set|add|create|insert/,
  never: /when|register|posts (?:in|with)|shortcode|append|default category/,
  compose(c) {
    if (!c.says(/terms?|categor|tags?/)) return null;
    const taxonomy = c.argOr(
      'taxonomy',
      c.says(/\btags?\b/) ? 'post_tag' : c.says(/categor/) ? 'category' : (c.named('taxonomy') ?? 'category'),
    );
    const post = c.find('post');
    const name = c.arg('termName');
    const find = php`
      $term = term_exists( ${name}, ${taxonomy} );
      if ( ! $term ) {
        $term = wp_insert_term( ${name}, ${taxonomy} );
      }
    `;
    if (post === null)
      return {
        summary: 'Returns the ID of a term, which is made where there is none.',
        returns: 'int',
        body: php`
      ${find}

      return is_wp_error( $term ) ? 0 : (int) $term['term_id'];
    `,
      };
    return {
      summary: 'Gives a post a term.',
      returns: 'bool',
      body: php`
      ${find}

      if ( is_wp_error( $term ) ) {
        return ${raw(c.returnType === 'void' ? '' : 'false')};
      }

      ${raw(c.returnType === 'void' ? '' : 'return ! is_wp_error( ')}wp_set_object_terms( ${post}, array( (int) $term['term_id'] ), ${taxonomy}, ${c.says(/keep|append|add|without removing/)} )${raw(c.returnType === 'void' ? ';' : ' );')}
    `,
    };
  },
};

const postValue: Recipe = {
  id: 'post-value',
  asks: [
    'get post title by id',
    'permalink of post',
    'excerpt of post',
    'author name of post',
    'is post published',
    'get parent page title',
    'featured image of post exists',
    'breadcrumb of page',
  ],
  name: 'get_post_value',
  needs: /post|page/,
  never:
    /posts|pages|shortcode|column|register|meta\b|rest|append|categor|terms?|comments?|save|slug|reading|words|image url/,
  compose(c) {
    const post = c.find('post');
    if (post === null) return null;
    if (c.returnType === 'bool' || c.says(/^.{0,40}(?:check|whether|tells? if|is_)/)) {
      const test = c.says(/thumbnail|featured/)
        ? php`has_post_thumbnail( ${post} )`
        : c.says(/password/)
          ? php`post_password_required( ${post} )`
          : c.says(/sticky/)
            ? php`is_sticky( ${post} )`
            : php`${/\b(draft|pending|private)\b/.exec(c.instruction.prose)?.[1] ?? 'publish'} === get_post_status( ${post} )`;
      return { summary: 'Tells something of a post.', returns: 'bool', body: php`return ${test};` };
    }
    const value = c.says(/permalink|link|url/)
      ? php`(string) get_permalink( ${post} )`
      : c.says(/author/)
        ? php`get_the_author_meta( 'display_name', (int) get_post_field( 'post_author', ${post} ) )`
        : c.says(/excerpt/)
          ? php`get_the_excerpt( ${post} )`
          : c.says(/parent/)
            ? php`get_the_title( (int) wp_get_post_parent_id( ${post} ) )`
            : c.says(/modified/)
              ? php`(string) get_the_modified_date( '', ${post} )`
              : c.says(/date/)
                ? php`(string) get_the_date( '', ${post} )`
                : c.says(/content/)
                  ? php`(string) get_post_field( 'post_content', ${post} )`
                  : c.says(/type/)
                    ? php`(string) get_post_type( ${post} )`
                    : c.says(/title/)
                      ? php`get_the_title( ${post} )`
                      : null;
    return value === null
      ? null
      : { summary: 'Returns what is known of a post.', returns: 'string', body: php`return ${value};` };
  },
};

export const posts: readonly Recipe[] = [insertPost, duplicate, publishAction, assignTerm, postValue];
