import type { WordPressSite } from './wordpress/site.ts';

const quoted = (value: unknown): string =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

/** Stores a project with one version, as if it had been generated; returns its id. */
export function addProject(
  site: WordPressSite,
  project: { slug: string; kind?: string; mainFile?: string; files: Readonly<Record<string, string>> },
): number {
  const { slug, kind = 'plugin', mainFile = kind === 'theme' ? 'style.css' : `${slug}.php` } = project;
  const id = site.evaluate<number>(`
    Presswright\\Storage\\Schema::ensure();
    return ( new Presswright\\Projects\\ProjectStore() )->add( '${kind}', '${slug}', '${slug}', '', '${mainFile}' )->id;`);
  addVersion(site, id, project.files);
  return id;
}

/** Stores another version; returns its number. */
export function addVersion(site: WordPressSite, id: number, files: Readonly<Record<string, string>>): number {
  return site.evaluate<number>(`
    $store    = new Presswright\\Projects\\ProjectStore();
    $manifest = $store->blobs->put( ${quoted(files)} );
    $values   = array( 'origin' => 'generated', 'note' => '', 'plan' => array(), 'findings' => array() );
    return $store->add_version( $store->find( ${id} ), $values + array( 'files' => $manifest, 'pristine' => $manifest ) )->number;`);
}
