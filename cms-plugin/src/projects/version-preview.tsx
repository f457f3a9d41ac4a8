import { Button, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type Problem, request, toProblem } from '../shared/api.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { EntryPointTable } from './entry-point-table.tsx';
import { ThemePalettes } from './theme-palettes.tsx';
import type { Preview, ProjectDetail, Version } from './types.ts';

interface Props {
  project: ProjectDetail;
  version: Version;
  pages: ScreenProps['pages'];
}

/** What a version is, before it is installed. */
export function VersionPreview({ project, version, pages }: Props) {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<Problem>();
  const [attempts, setAttempts] = useState(0);
  const route = `/projects/${project.id}/versions/${version.number}`;

  useEffect(() => {
    setProblem(undefined);
    request<Preview>(`${route}/preview`).then(setPreview, (thrown: unknown) => setProblem(toProblem(thrown)));
  }, [route, attempts]);

  if (problem !== undefined) {
    return (
      <ProblemNotice problem={problem} settings={pages.settings}>
        <p>
          <Button __next40pxDefaultSize variant="secondary" onClick={() => setAttempts(attempts + 1)}>
            {__('Try again', 'presswright')}
          </Button>
        </p>
      </ProblemNotice>
    );
  }
  if (preview === undefined) return <Spinner />;
  /* translators: %s: name of a project. */
  const title = sprintf(__('Preview of %s', 'presswright'), project.name);
  return (
    <div className="presswright-stack">
      {preview.page !== undefined && (
        <>
          <p>
            {preview.is_filled
              ? __('Try the block, here with sample content, and its settings. Nothing of it is saved.', 'presswright')
              : __(
                  'Try the block and its settings. It is empty, because the server could not be asked for sample content. Nothing of it is saved.',
                  'presswright',
                )}
          </p>
          {/* Without an origin of its own: what runs in it reaches neither cookies nor pages of the site. */}
          <iframe className="presswright-frame" title={title} sandbox="allow-scripts" srcDoc={preview.page} />
        </>
      )}
      {preview.picture !== undefined && (
        <>
          {preview.picture !== '' && <img className="presswright-picture" src={preview.picture} alt={title} />}
          <ThemePalettes route={route} />
        </>
      )}
      {preview.entry_points !== undefined && <EntryPointTable points={preview.entry_points} />}
    </div>
  );
}
