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

/** Stores another version in which edits made by hand and a new plan are merged. */
export function addConflict(
  site: WordPressSite,
  id: number,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Readonly<Record<string, string>>>,
): void {
  site.evaluate(`
    $store  = new Presswright\\Projects\\ProjectStore();
    $merged = Presswright\\Projects\\Merge::projects( ${quoted(base)}, ${quoted(mine)}, ${quoted(theirs)} );
    return $store->add_version( $store->find( ${id} ), array(
      'origin' => 'merged', 'note' => '', 'plan' => array(), 'findings' => array(), 'conflicts' => $merged['conflicts'],
      'files' => $store->blobs->put( $merged['files'] ), 'pristine' => $store->blobs->put( ${quoted(theirs)} ),
    ) )->number;`);
}
