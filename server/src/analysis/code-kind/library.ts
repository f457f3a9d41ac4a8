import type { Project, ProjectFile } from '../project.ts';
import { extensionFolder } from '../wordpress/extension.ts';
import { firstCode } from './first-code.ts';

/** Plugins and themes are published under the GPL: another licence at a file's top is somebody else's. */
const otherLicence =
  /\b(?:MIT|BSD|ISC|LGPL|Apache|Mozilla Public)\b[^\n]{0,40}\b[Ll]icen[sc]e|@licen[sc]e\b[^\n]*\b(?:MIT|BSD|ISC|LGPL|Apache|Mozilla|Lesser)\b|[Ll]icen[sc]e[^\n]{0,40}\b(?:MIT|BSD|ISC|LGPL|Apache|Lesser General)\b|opensource\.org\/licenses\/(?:MIT|BSD|mit|bsd|ISC)|Permission is hereby granted, free of charge|Redistribution and use in source and binary forms|view the LICENSE\s+(?:\*\s+)?file that was distributed with/;
const headLength = 3000;

const scriptLibrary =
  /(?:^|\/)(?:jquery|backbone|underscore|moment|lodash|codemirror|tinymce|mediaelement)[\w.-]*\.js$/i;
const universalModule = /\btypeof\s+define\s*===?\s*['"]function['"]\s*&&\s*define\.amd/;

/** Whether a text says that it was published apart from the plugin or theme: its name, its licence, its module wrapper. */
export function isLibraryText(project: Project, file: ProjectFile): boolean {
  if (file.language === 'javascript') return isScriptLibrary(file);
  return file.language === 'php' && hasOtherLicence(file) && !isOwnLicence(project);
}

function isScriptLibrary({ code, name }: ProjectFile): boolean {
  if (scriptLibrary.test(name)) return true;
  const head = code.slice(0, 1500);
  if (/^\s*\/\*!/.test(head)) return true;
  return (
    /^\s*(?:\/\*|\/\/)[\s\S]{0,900}?(?:\bMIT\b|@license|Licensed under|Released under|Copyright \(c\)|\(c\) \d{4})/.test(
      head,
    ) || universalModule.test(code)
  );
}

/** In the comments before the code begins. */
function hasOtherLicence({ code }: ProjectFile): boolean {
  return otherLicence.test(code.slice(0, Math.min(firstCode(code), headLength)));
}

const ownLicenceKey = Symbol('own licence');

/** The project itself is published like this: its main file says so, most of its files do, or there is no main file. */
function isOwnLicence(project: Project): boolean {
  return project.fact(ownLicenceKey, ({ files }) => {
    const pages = files.filter(({ language }) => language === 'php');
    const main = pages.filter(({ name, code }) => extensionFolder(project, name) !== null && isMain(code));
    if (main.length === 0 || main.some(({ code }) => otherLicence.test(code.slice(0, headLength)))) return true;
    return pages.filter(hasOtherLicence).length > pages.length / 2;
  });
}

function isMain(code: string): boolean {
  return /^[ \t/*#@]*Plugin Name:\s*\S/im.test(code.slice(0, 8192));
}
