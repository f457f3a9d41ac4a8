import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type Problem, request, toProblem } from '../shared/api.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import type { FileContent, VersionDetail } from './types.ts';

interface ThemeJson {
  title?: string;
  settings?: {
    color?: { palette?: { name: string; color: string }[] };
    typography?: { fontFamilies?: { name: string; fontFamily: string }[] };
  };
}

interface Look {
  path: string;
  theme: ThemeJson;
}

/** Colours and typefaces of a theme, and of each of its style variations. */
export function ThemePalettes({ route }: { route: string }) {
  const [looks, setLooks] = useState<Look[]>();
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    const load = async () => {
      const { files } = await request<VersionDetail>(route);
      const paths = files.map(({ path }) => path).filter((path) => /^(?:theme|styles\/[^/]+)\.json$/.test(path));
      return Promise.all(
        paths.map(async (path) => {
          const { content } = await request<FileContent>(`${route}/file?${new URLSearchParams({ path })}`);
          return { path, theme: JSON.parse(content ?? '{}') as ThemeJson };
        }),
      );
    };
    load().then(setLooks, (thrown: unknown) => setProblem(toProblem(thrown)));
  }, [route]);

  if (problem !== undefined) return <ProblemNotice problem={problem} />;
  const own = looks?.find(({ path }) => path === 'theme.json');
  const rest = looks?.filter((look) => look !== own) ?? [];
  return (
    <>
      {own !== undefined && (
        <>
          <h3>{__('Colors', 'presswright')}</h3>
          <Palette theme={own.theme} />
          <h3>{__('Typefaces', 'presswright')}</h3>
          <ul className="presswright-fonts">
            {own.theme.settings?.typography?.fontFamilies?.map(({ name, fontFamily }) => (
              <li key={name} style={{ fontFamily }}>
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {rest.length > 0 && <h3>{__('Style variations', 'presswright')}</h3>}
      {rest.map(({ path, theme }) => (
        <div key={path}>
          <h4>{theme.title ?? path}</h4>
          <Palette theme={theme} />
        </div>
      ))}
    </>
  );
}

function Palette({ theme }: { theme: ThemeJson }) {
  return (
    <ul className="presswright-palette">
      {theme.settings?.color?.palette?.map(({ name, color }) => (
        <li key={name}>
          <span className="presswright-swatch" style={{ background: color }} />
          <span>{name}</span>
          <code>{color}</code>
        </li>
      ))}
    </ul>
  );
}
