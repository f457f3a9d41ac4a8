import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Job } from '../jobs/types.ts';
import { type Problem, request, toProblem } from '../shared/api.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { FileTree, type TreeFile } from './file-tree.tsx';
import { FileView } from './file-view.tsx';
import { InstallPanel } from './install-panel.tsx';
import type { ProjectDetail, Version, VersionDetail } from './types.ts';

interface Props {
  project: ProjectDetail;
  version: Version;
  newest: Version;
  pages: ScreenProps['pages'];
  isBusy: boolean;
  onStart: (job: Job) => void;
}

/** Files of a version, with those that it would remove. */
function treeFiles({ files, diff }: VersionDetail): TreeFile[] {
  const status = new Map(diff.map((entry) => [entry.path, entry.status]));
  const removed = diff.filter((entry) => entry.status === 'removed');
  return [
    ...files.map((file) => ({ ...file, status: status.get(file.path) ?? 'same' })),
    ...removed.map(({ path }) => ({ path, size: 0, findings: [], status: 'removed' as const })),
  ];
}

/** The file to begin with: one with findings, one that changes, else the one that the project begins in. */
const firstOf = (files: readonly TreeFile[], main: string): TreeFile | undefined =>
  files.find(({ findings }) => findings.length > 0) ??
  files.find(({ status }) => status === 'changed') ??
  files.find(({ path }) => path === main) ??
  files[0];

/** The files of a version: tree, code, findings, what changes, and what to do with them. */
export function VersionStep({ project, version, newest, pages, isBusy, onStart }: Props) {
  const [detail, setDetail] = useState<VersionDetail>();
  const [problem, setProblem] = useState<Problem>();
  const [path, setPath] = useState<string>();
  const route = `/projects/${project.id}/versions/${version.number}`;

  // What is installed may have changed: the differences are asked for again.
  useEffect(() => {
    request<VersionDetail>(route).then(setDetail, (thrown: unknown) => setProblem(toProblem(thrown)));
  }, [route, project.current_version]);

  if (problem !== undefined) return <ProblemNotice problem={problem} settings={pages.settings} />;
  if (detail === undefined) return <Spinner />;
  const files = treeFiles(detail);
  // With nothing installed, every file is new: nothing to be told of each.
  const shown = project.current_version === null ? files.map((file) => ({ ...file, status: 'same' as const })) : files;
  const selected = shown.find((file) => file.path === path) ?? firstOf(shown, project.main_file);
  return (
    <div className="presswright-stack">
      {version.number !== newest.number && version.origin !== 'edited' && (
        <Notice status="info" isDismissible={false}>
          <p>
            {sprintf(
              /* translators: 1: number of the version that is shown, 2: number of the newest version. */
              __('This is version %1$d. The newest is version %2$d.', 'presswright'),
              version.number,
              newest.number,
            )}
          </p>
        </Notice>
      )}
      {detail.conflicts.length > 0 && (
        <ConflictChoice
          project={project}
          conflicts={detail.conflicts}
          route={route}
          pages={pages}
          isBusy={isBusy}
          onStart={onStart}
        />
      )}
      <InstallPanel
        project={project}
        version={version}
        detail={detail}
        isBusy={isBusy}
        pages={pages}
        onStart={onStart}
      />
      <div className="presswright-files">
        <FileTree files={shown} selected={selected?.path ?? ''} onSelect={setPath} />
        {selected !== undefined && <FileView key={`${route}:${selected.path}`} version={route} file={selected} />}
      </div>
    </div>
  );
}
