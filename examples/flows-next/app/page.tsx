import { App } from './App';

/** Rendered on the server: the flows are client components, and render there first like any other. */
export default function Page() {
  return <App />;
}
