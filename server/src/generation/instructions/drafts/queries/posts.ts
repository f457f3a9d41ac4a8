import { joinPhp } from '../../../writers/php.ts';
import { headEntity } from '../../lookups/head-entity.ts';
import type { Draft } from '../draft.ts';
import { selectPosts } from './post-selection.ts';
import { finishPosts } from './post-shapes.ts';

/** A function that finds posts, by everything that the prompt says of them. */
const postQuery: Draft = {
  id: 'draft-post-query',
  name: 'find_posts',
  needs:
    /\b(?:posts?|pages?|ids?|titles?|entries|type|events?|products?|books|movies|attachments?|wp_query|items|articles|drafts?)\b/,
  never:
    /shortcode|\bwidget|dashboard|wp_insert|wp_update|\brest\b|endpoint|\bcomments? (?:of|by|on|from|query)|latest comments|approved comments|wp-cli|wp_cli|\bcsv\b|\btable\b|copies|\bfeed\b|e-?mail|\busers? (?:who|with|that|whose)|pre_get_posts|main query|revision|\bcolumn|\bhook|menu (?!order)|transient|\bcach|\bregister|\bdelet|\btrash (?:the|all|posts)|update_|\bsets?\b (?:the|its|a)\b|(?<!code |fenced )\bblock|meta ?box|\bcron|schedul(?!ed)|\bredirect|\bwhen\b[^.]*\b(?:saved|published|created|deleted|trashed)\b|archives? (?:pages?|should|show)|(?<!the )\bterms?\b (?:that|with|of|and|which) |\bassign(?!ed\b)|\binsert|\bcreates? (?:an? )?(?:new )?(?:post|page|draft|user|entry|term)\b|\bduplicate|\bincrement|\bprice\b.*\bformat|\bclass\b|\breading time|\bsticky\b.*\bstick|\bbulk\b|\brow action|\bpost state|\bfilter\b|estimated|\bupload|\bexcerpt of|\bword count|\bappend\b|\bprepend\b|\btoggle|\bthe content\b|\bmark\b|\bmodify\b/,
  compose(c) {
    if (c.fn !== null && headEntity(c) !== null) return null;
    const isPlain = c.fn === null || c.fn.parameters === null;
    if (
      !/^(?:array|int|bool|string|WP_Query|WP_Post(?:\[\])?|\\?WP_Post|iterable|)$/.test(
        c.returnType.replace(/\|(?:null|false)$/, ''),
      )
    )
      return null;
    if (
      isPlain &&
      !c.says(
        /\b(?:returns?|returning|gives?|lists?|finds?|counts?|gets?|fetch\w*|quer(?:y|ies)|retriev\w*|loads?|collects?|the ids|the titles|wp_query|how many|searches|search|show|display)\b/,
      )
    )
      return null;
    if (
      c.fn === null &&
      !/^\W*(?:\w+: )?(?:please )?(?:get|fetch|return|list|find|query|retrieve|count|load|show)\b|\bfunction\b|\bhelper\b|\bsnippet\b|^\W*WP_Query/i.test(
        c.text,
      )
    )
      return null;
    const { args, before, isSelective } = selectPosts(c);
    if (!isSelective && isPlain && c.fn === null) return null;
    const { body, returns } = finishPosts(c, args);
    if (!isSelective && !('orderby' in args) && args.post_type === 'post' && args.post_status === 'publish')
      return null;
    if (c.unbound().length > 0) return null;
    return {
      summary: 'Finds the posts.',
      returns,
      body: joinPhp([...before, body]),
    };
  },
};

export const postQueries: readonly Draft[] = [postQuery];
