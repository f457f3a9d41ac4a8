import { __, _n, sprintf } from '@wordpress/i18n';
import { Fragment, type ReactNode } from 'react';
import type { DiffRow } from './diff-rows.ts';
import type { Line } from './highlight.ts';
import './code.css';

interface FrameProps {
  label: string;
  children: ReactNode;
}

function CodeFrame({ label, children }: FrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="presswright-source" aria-label={label} tabIndex={0} dir="ltr">
      <div className="presswright-source__lines">{children}</div>
    </section>
  );
}

interface RowProps {
  mark?: string;
  kind?: string;
  number: number;
  line: Line | undefined;
}

function CodeRow({ mark, kind, number, line = [] }: RowProps) {
  return (
    <div className={kind === undefined ? 'presswright-line' : `presswright-line is-${kind}`}>
      <span className="presswright-line__number" aria-hidden="true">
        {number}
      </span>
      {mark !== undefined && <span className="presswright-line__mark">{mark}</span>}
      <code>
        {line.map(({ text, className }, place) => (
          <span key={place} className={className || undefined}>
            {text}
          </span>
        ))}
        {line.length === 0 && '\n'}
      </code>
    </div>
  );
}

interface CodeProps {
  label: string;
  lines: readonly Line[];
  /** What is said of a line, below it; by number, from 1. */
  notes: ReadonlyMap<number, ReactNode>;
}

/** A file with numbered lines, and notes beside them. */
export function CodeLines({ label, lines, notes }: CodeProps) {
  return (
    <CodeFrame label={label}>
      {lines.map((line, place) => (
        <Fragment key={place}>
          <CodeRow number={place + 1} line={line} {...(notes.has(place + 1) && { kind: 'noted' })} />
          {notes.has(place + 1) && <div className="presswright-line-note">{notes.get(place + 1)}</div>}
        </Fragment>
      ))}
    </CodeFrame>
  );
}

interface DiffProps {
  label: string;
  rows: readonly DiffRow[];
  before: readonly Line[];
  after: readonly Line[];
}

/** Two texts of a file in one list. */
export function DiffLines({ label, rows, before, after }: DiffProps) {
  return (
    <CodeFrame label={label}>
      {rows.map((row) => (
        <DiffLine key={keyOf(row)} row={row} before={before} after={after} />
      ))}
      {rows.length === 0 && <p>{__('The file is empty.', 'presswright')}</p>}
    </CodeFrame>
  );
}

const keyOf = (row: DiffRow): string => (row.kind === 'removed' ? `-${row.before}` : `${row.kind}${row.after}`);

function DiffLine({ row, before, after }: { row: DiffRow } & Pick<DiffProps, 'before' | 'after'>) {
  switch (row.kind) {
    case 'same':
      return <CodeRow mark=" " number={row.after} line={after[row.after - 1]} />;
    case 'added':
      return <CodeRow kind="added" mark="+" number={row.after} line={after[row.after - 1]} />;
    case 'removed':
      return <CodeRow kind="removed" mark="−" number={row.before} line={before[row.before - 1]} />;
    case 'folded':
      return (
        <div className="presswright-line is-folded">
          {sprintf(
            /* translators: %d: number of lines. */
            _n('%d line without a change', '%d lines without a change', row.count, 'presswright'),
            row.count,
          )}
        </div>
      );
  }
}
