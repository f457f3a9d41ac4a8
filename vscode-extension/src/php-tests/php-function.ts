/** A function or method of PHP, as its declaration has it. */
export interface PhpFunction {
  readonly name: string;
  /** With its namespace; undefined: a function. */
  readonly className: string | undefined;
  readonly namespace: string;
  readonly isStatic: boolean;
  readonly parameters: readonly PhpParameter[];
  /** Of the declaration, from 0. */
  readonly line: number;
}

export interface PhpParameter {
  /** Without `$`. */
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

const declaration =
  /(?:^|[;{}\s])((?:(?:public|protected|private|static|final|abstract)\s+)*)function\s+&?([A-Za-z_]\w*)\s*\(([^)]*)\)/;

/** The function that a line is in or above the end of: the last one declared at or before it; undefined: none. */
export function functionAt(text: string, line: number): PhpFunction | undefined {
  const lines = text.split('\n');
  for (let at = Math.min(line, lines.length - 1); at >= 0; at--) {
    // The parameters may go on over some lines.
    const match = declaration.exec(
      lines
        .slice(at, at + 12)
        .join('\n')
        .trimStart(),
    );
    const isHere =
      /\bfunction\s+&?[A-Za-z_]\w*\s*\(/.test(lines[at] ?? '') && !/^\s*(?:\/?\*|\/\/|#)/.test(lines[at] ?? '');
    if (match === null || !isHere) continue;
    const [, modifiers = '', name = '', parameters = ''] = match;
    const before = lines.slice(0, at).join('\n');
    const isMethod = /^\s/.test(lines[at] ?? '');
    return {
      name,
      className: isMethod
        ? lastOf(before, /^\s*(?:final\s+|abstract\s+|readonly\s+)*class\s+([A-Za-z_]\w*)/gm)
        : undefined,
      namespace: lastOf(before, /^\s*namespace\s+([\w\\]+)\s*[;{]/gm) ?? '',
      isStatic: /\bstatic\b/.test(modifiers),
      parameters: parametersOf(parameters),
      line: at,
    };
  }
  return undefined;
}

function lastOf(text: string, pattern: RegExp): string | undefined {
  return [...text.matchAll(pattern)].at(-1)?.[1];
}

function parametersOf(text: string): PhpParameter[] {
  return text.split(',').flatMap((part) => {
    const match =
      /^(?:#\[[^\]]*\] ?)?(?:(?:public|protected|private|readonly) )*([^$&.]*)&?(\.\.\.)?\$(\w+) ?(=)?/.exec(
        part.replace(/\s+/g, ' ').trim(),
      );
    if (match === null) return [];
    const [, type = '', rest, name = '', equals] = match;
    return [{ name, type: type.trim(), isOptional: equals !== undefined || rest !== undefined }];
  });
}
