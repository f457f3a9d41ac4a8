import type { ProjectFile } from '../project.ts';

const configName =
  /(?:^|\/)\.\w[\w-]*\/|\.stories\.\w+$|(?:^|\/)(?:\.[\w.-]+|gulpfile|gruntfile|[\w.-]+\.(?:config|conf)|(?:webpack|rollup|vite|babel|postcss|tailwind|jest|karma)[\w.-]*)\.[cm]?[jt]s$/i;
/** What only a program of Node does, and no page. */
const nodeProgram =
  /^#!|^[ \t]*module\.exports\s*=\s*(?:function\s*\w*\s*)?\(?\s*grunt\b|\brequire\(\s*['"](?:node:\w+|fs|fs-extra|child_process|gulp|grunt|webpack|rollup|shelljs|glob|fast-glob)['"]\s*\)|^import\b[^\n]*['"](?:node:[\w/]+|fs|child_process|gulp|webpack|vite)['"]/m;

const phpConfig = /(?:^|\/)(?:\.php-cs-fixer(?:\.dist)?|\.?php_cs|rector|scoper\.inc|ecs|phpstan[\w.-]*)\.php$/i;
const phpFolder = /^(?:\.[\w-]+|bin|tools|scripts|dev|build-tools|docs?|stubs)\//i;
const hooks = /\badd_(?:action|filter|shortcode)\s*\(/;

/** Whether a file is for those who develop the plugin or theme: configuration of tools, and scripts that they run. */
export function isDevelopmentTool({ code, language }: ProjectFile, path: string): boolean {
  if (language === 'javascript' || language === 'typescript') return configName.test(path) || nodeProgram.test(code);
  // Where WordPress is hooked into, a folder of this name is part of the plugin.
  return language === 'php' && (phpConfig.test(path) || (phpFolder.test(path) && !hooks.test(code)));
}
