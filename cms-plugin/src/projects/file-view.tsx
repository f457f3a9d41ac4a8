import { Spinner, ToggleControl } from '@wordpress/components';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { CodeLines, DiffLines } from '../code/code-lines.tsx';
import { diffRows } from '../code/diff-rows.ts';
import { highlightLines } from '../code/highlight.ts';
import { Finding } from '../findings/finding.tsx';
import { type Problem, request, toProblem } from '../shared/api.ts';
import { areaProps } from '../shared/field-props.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import type { TreeFile } from './file-tree.tsx';
import type { FileContent } from './types.ts';

interface Props {
  /** Route of the version. */
  version: string;
  file: TreeFile;
}

/** One file: its code with the findings beside their lines, or what is different from the installed file. */
export function FileView({ version, file }: Props) {
  const [loaded, setLoaded] = useState<FileContent & { path: string }>();
  const [problem, setProblem] = useState<Problem>();
  const [withDiff, setWithDiff] = useState(file.status !== 'same');
  const { path, status } = file;

  useEffect(() => {
    const controller = new AbortController();
    setProblem(undefined);
    request<FileContent>(`${version}/file?${new URLSearchParams({ path })}`, undefined, controller.signal).then(
      (found) => setLoaded({ ...found, path }),
      (thrown: unknown) => {
        if (!controller.signal.aborted) setProblem(toProblem(thrown));
      },
    );
    return () => controller.abort();
  }, [version, path]);

  const isLoaded = loaded?.path === path;
  const canCompare = isLoaded && loaded.is_text && (status === 'changed' || status === 'removed');
  return (
    <div className="presswright-file-view">
      <div className="presswright-file-view__head">
        <h3>{path}</h3>
        {canCompare && (
          <ToggleControl
            {...areaProps}
            label={__('Show what changes', 'presswright')}
            checked={withDiff}
            onChange={setWithDiff}
          />
        )}
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {!isLoaded && problem === undefined && <Spinner />}
      {isLoaded &&
        (canCompare && withDiff ? (
          <Comparison path={path} before={loaded.installed_content ?? ''} after={loaded.content ?? ''} />
        ) : (
          <Content file={file} loaded={loaded} />
        ))}
    </div>
  );
}

function Comparison({ path, before, after }: { path: string; before: string; after: string }) {
  const shown = useMemo(
    () => ({
      rows: diffRows(before, after),
      before: highlightLines(path, before),
      after: highlightLines(path, after),
    }),
    [path, before, after],
  );
  /* translators: %s: path of a file. */
  return <DiffLines label={sprintf(__('What changes in %s', 'presswright'), path)} {...shown} />;
}

function Content({ file, loaded }: { file: TreeFile; loaded: FileContent }) {
  const { path, findings } = file;
  const code = loaded.content ?? loaded.installed_content;
  const lines = useMemo(() => (code === null ? [] : highlightLines(path, code)), [path, code]);
  if (!loaded.is_text) {
    return <p>{__('This file is not text. Download the project to look at it.', 'presswright')}</p>;
  }
  const notes = new Map<number, ReactNode>();
  for (const issue of findings) {
    notes.set(
      issue.line,
      <>
        {notes.get(issue.line)}
        <Finding issue={{ ...issue, code_snippet: '' }} />
      </>,
    );
  }
  return <CodeLines label={path} lines={lines} notes={notes} />;
}
