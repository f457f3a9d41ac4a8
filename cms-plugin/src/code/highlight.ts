import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import scss from 'highlight.js/lib/languages/scss';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({ bash, css, javascript, json, markdown, php, scss, xml });

/** A piece of a line that looks the same. */
export interface Token {
  text: string;
  /** Empty: plain text. */
  className: string;
}

export type Line = readonly Token[];

/** Ends of file names to languages. */
const languages: Readonly<Record<string, string>> = {
  css: 'css',
  htm: 'xml',
  html: 'xml',
  js: 'javascript',
  json: 'json',
  jsx: 'javascript',
  md: 'markdown',
  mjs: 'javascript',
  php: 'php',
  scss: 'scss',
  sh: 'bash',
  svg: 'xml',
  ts: 'javascript',
  tsx: 'javascript',
  xml: 'xml',
};

/** Above this size a file is shown without colours: they would take seconds. */
const maxLength = 300_000;

/** The lines of a file as coloured pieces; a file of an unknown language is plain text. */
export function highlightLines(path: string, code: string): readonly Line[] {
  const language = languages[path.split('.').at(-1)?.toLowerCase() ?? ''];
  if (language === undefined || code.length > maxLength) {
    return code.split('\n').map((text) => [{ text, className: '' }]);
  }
  const lines: Token[][] = [[]];
  const add = (text: string, className: string) => {
    text.split('\n').forEach((part, place) => {
      if (place > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, className });
    });
  };
  const walk = (node: Node, className: string) => {
    if (node.type === 'text') add(node.value ?? '', className);
    const own = node.properties?.className;
    const name = Array.isArray(own) ? own.join(' ') : className;
    for (const child of node.children ?? []) walk(child, name);
  };
  walk(lowlight.highlight(language, code) as Node, '');
  return lines;
}

/** What of a tree of HTML is looked at. */
interface Node {
  type: string;
  value?: string;
  properties?: { className?: unknown };
  children?: Node[];
}
