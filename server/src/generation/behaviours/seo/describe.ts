import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import type { Seo } from './seo-plan.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const archiveWords = {
  date: 'lists by date not indexed',
  format: 'lists by format not indexed',
  own: 'the list of all of them not indexed',
} as const;

/** One sentence: `Tells search engines of posts: titles “…”, …` */
export function describeSeo(seo: Seo, words: Words): string {
  const { entity, noindex, structured, attachment_pages: pages } = seo;
  const parts = [
    ...(seo.title === '' ? [] : [`titles “${seo.title}”`]),
    seo.description === '' ? 'descriptions from the excerpt' : `descriptions “${seo.description}”`,
    ...(seo.description_length === undefined ? [] : [`at most ${seo.description_length} characters of them`]),
    ...(seo.has_fields
      ? [seo.limits_fields === true ? 'fields for authors that take no more' : 'fields for authors']
      : []),
    ...(noindex.when === 'always' ? ['none of them indexed'] : []),
    ...(noindex.when === 'if'
      ? [`none indexed if ${list(noindex.conditions.map((one) => conditionWords(entity, one, words)))}`]
      : []),
    ...(seo.noindex_paged ? ['further pages not indexed'] : []),
    ...(seo.noindex_archives ?? []).map((archive) => archiveWords[archive]),
    `${seo.in_sitemap ? 'in the sitemap' : 'not in the sitemap'}${
      seo.sitemap_except === undefined ? '' : ` except ${list(seo.sitemap_except)}`
    }${
      seo.sitemap_unless === undefined
        ? ''
        : ` unless ${list(seo.sitemap_unless.map((one) => conditionWords(entity, one, words)))}`
    }`,
    ...(seo.canonical === undefined ? [] : [`the original at the ${words.attribute(entity, seo.canonical)}`]),
    ...(seo.is_shared ? ['Open Graph and Twitter cards'] : []),
    ...(structured === undefined ? [] : [`${structured.type} as structured data`]),
    ...(seo.has_breadcrumbs ? ['breadcrumbs as structured data'] : []),
    ...(pages === 'to_file' ? ['pages of files redirected to the file'] : []),
    ...(pages === 'to_parent' ? ['pages of files redirected to what they are attached to'] : []),
    ...(seo.alt_from === undefined
      ? []
      : [`pictures without an alternative text get the title of the ${seo.alt_from}`]),
    ...(seo.cleans_file_names === true ? ['file names in lowercase without accents'] : []),
    ...((seo.robots ?? []).length > 0 ? ['lines of robots.txt'] : []),
  ];
  return `Search engines and ${words.entity(entity).plural}: ${list(parts)}.`;
}
