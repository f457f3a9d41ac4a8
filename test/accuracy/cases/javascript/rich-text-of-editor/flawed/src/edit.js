
import { RichText } from '@wordpress/editor';

export const Text = ( { value, onChange } ) => <RichText tagName="p" value={ value } onChange={ onChange } />;
