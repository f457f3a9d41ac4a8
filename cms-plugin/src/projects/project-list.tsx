import { Button, Card, CardBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { requestRemoval } from '../shared/api.ts';
import { Confirm } from '../shared/confirm.tsx';
import { kindLabel } from '../shared/kind-labels.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { stateLabel, timeLabel } from './labels.ts';
import type { Project } from './types.ts';

interface Props extends ScreenProps {
  projects: Project[];
  onChange: () => void;
}

const versionText = ({ current_version: current, latest_version: latest }: Project): string => {
  /* translators: %d: number of a version. */
  const newest = sprintf(__('Version %d', 'presswright'), latest);
  if (current === null || current === latest) return newest;
  /* translators: 1: number of the newest version, 2: number of the installed version. */
  return sprintf(__('Version %1$d (%2$d is installed)', 'presswright'), latest, current);
};

/** Every project with its state, newest first. */
export function ProjectList({ projects, pages, onChange }: Props) {
  const [removing, setRemoving] = useState<Project>();
  const task = useTask<'remove'>();
  if (projects.length === 0) {
    return (
      <Card>
        <CardBody>
          <p>
            {__('There are no projects yet. What you create is kept here, with every version of it.', 'presswright')}
          </p>
          <Button __next40pxDefaultSize variant="primary" href={pages.create}>
            {__('Create the first one', 'presswright')}
          </Button>
        </CardBody>
      </Card>
    );
  }
  const remove = async ({ id }: Project) => {
    setRemoving(undefined);
    await task.run('remove', () => requestRemoval(`/projects/${id}`));
    onChange();
  };
  return (
    <div className="presswright-stack">
      <p>
        <Button __next40pxDefaultSize variant="primary" href={pages.create}>
          {__('Create', 'presswright')}
        </Button>
      </p>
      {task.problem !== undefined && <ProblemNotice problem={task.problem} />}
      <table className="widefat striped presswright-projects">
        <thead>
          <tr>
            <th scope="col">{__('Name', 'presswright')}</th>
            <th scope="col">{__('Kind', 'presswright')}</th>
            <th scope="col">{__('State', 'presswright')}</th>
            <th scope="col">{__('Version', 'presswright')}</th>
            <th scope="col">{__('Changed', 'presswright')}</th>
            <th scope="col">
              <span className="screen-reader-text">{__('Actions', 'presswright')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={project.id}>
              <th scope="row">
                <a className="row-title" href={`${pages.projects}&project=${project.id}`}>
                  {project.name}
                </a>
              </th>
              <td data-label={__('Kind', 'presswright')}>{kindLabel(project.kind)}</td>
              <td data-label={__('State', 'presswright')}>
                <span className={`presswright-state is-${project.state}`}>{stateLabel(project.state)}</span>
              </td>
              <td data-label={__('Version', 'presswright')}>{versionText(project)}</td>
              <td data-label={__('Changed', 'presswright')}>{timeLabel(project.updated)}</td>
              <td>
                {(project.state === 'draft' || project.state === 'removed') && (
                  <Button
                    variant="link"
                    isDestructive
                    onClick={() => setRemoving(project)}
                    /* translators: %s: name of a project. */
                    aria-label={sprintf(__('Delete %s', 'presswright'), project.name)}
                  >
                    {__('Delete', 'presswright')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {removing !== undefined && (
        <Confirm
          /* translators: %s: name of a project. */
          title={sprintf(__('Delete %s?', 'presswright'), removing.name)}
          text={__('Its plan and all of its versions are deleted. This cannot be undone.', 'presswright')}
          action={__('Delete', 'presswright')}
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}
