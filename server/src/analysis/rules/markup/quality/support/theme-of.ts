import type { Project } from '../../../../project.ts';

/** The folder of the theme that a template, part or pattern lies in, with `/` at its end; null when it is none of them. */
export function themeOf(fileName: string): string | null {
  const match = /^(.*?\/)?(?:templates|parts|patterns|block-templates|block-template-parts)\/[^/]+(?:\/[^/]+)?$/.exec(
    fileName,
  );
  return match === null ? null : (match[1] ?? '');
}

/** Whether a theme takes what it lacks from another. */
export function isChildTheme(project: Project, root: string): boolean {
  return /^[ \t/*#@]*Template:\s*\S/im.test(project.file(`${root}style.css`)?.code.slice(0, 8192) ?? '');
}

/** A pattern of the theme, by its file's header. */
export interface ThemePattern {
  readonly path: string;
  readonly slug: string;
}

/** The patterns of a theme or plugin whose files are here. */
export function patternsOf(project: Project, root: string): readonly ThemePattern[] {
  const folder = `${root}patterns/`;
  return project.files.flatMap(({ name, code }) => {
    const slug = name.startsWith(folder) && name.endsWith('.php') ? headerOf(code, 'Slug') : null;
    return slug === null ? [] : [{ path: name, slug }];
  });
}

/** A field of a file's header comment. */
export function headerOf(code: string, field: string): string | null {
  return new RegExp(`^[ \\t/*#@]*${field}:[ \\t]*(\\S.*?)\\s*(?:\\*/)?$`, 'im').exec(code.slice(0, 8192))?.[1] ?? null;
}
