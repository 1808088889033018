import type { Plugin } from 'vite';
import { type Cuts, cutModule } from './cutModule.ts';

/** The release whose code these cuts were made for. */
const release = '19.3.1';

/**
 * Lets a build leave out what a page that is drawn by the browser alone never does in React DOM: taking over what a server has drawn,
 * view transitions, forms that are handed to functions, refs of fragments, and elements that are moved to the document's head.
 *
 * What is asked for nevertheless fails: hooks and exports are not there, components are no valid elements, and elements that React would
 * treat differently fail the build, since they alone would do so without a word. Another release is taken whole, until its code was looked
 * through.
 */
export function leanReactDom(): Plugin {
  return {
    name: 'handset:lean-react-dom',
    apply: 'build',
    transform: {
      filter: { code: new RegExp(`${specialElements.source}|@license React`) },
      handler(code, id) {
        const special = specialElements.exec(code);
        if (special) this.error(`React DOM is built without what it needs for ${special[0]} in ${id}.`);
        const file = /react-dom[\\/]cjs[\\/](react-dom(?:-client)?)\.production\.js$/.exec(id)?.[1];
        if (!file) return null;
        if (!code.includes(`exports.version = "${release}"`)) {
          this.warn(
            `React DOM is not ${release}, whose cuts are known, and is taken whole: see decision 49.`,
          );
          return null;
        }
        const cuts = file === 'react-dom' ? ofTheFrame : ofTheRenderer;
        return { code: cutModule(code, cuts, (text) => this.parse(text)), map: null };
      },
    },
  };
}

/** Elements that go to the head, belong to the document once, or are somebody's own, as JSX is compiled. */
const specialElements =
  /(?:\b|_)jsxs?\)?\(\s*["'`](?:title|meta|link|style|script|base|html|head|body|[a-z]+-[\w-]+)["'`]/;

const fails = '{ throw Error("React DOM is built without this."); }';

/** By the numbers of React's `ReactWorkTags`. */
const tags = {
  profiler: 12,
  dehydrated: 18,
  suspenseList: 19,
  hoistable: 26,
  singleton: 27,
  viewTransition: 30,
  activity: 31,
};

const ofTheRenderer: Cuts = {
  tags: Object.values(tags),
  cases: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  variables: {
    hydrationErrors: 'null',
    hydrationParentFiber: 'null',
    isHydrating: 'false',
    pendingViewTransition: 'null',
    shouldStartViewTransition: 'false',
  },
  properties: { dehydrated: 'null', isDehydrated: 'false' },
  calls: {
    // What a server has drawn.
    clearIfContinuousEvent: '',
    commitSuspenseHydrationCallbacks: '',
    getParentHydrationBoundary: 'null',
    markRetryLaneIfNotHydrated: '',
    popHydrationState: 'false',
    resetHydrationState: '',
    retryDehydratedSuspenseBoundary: '',
    retryIfBlockedOn: '',
    updateDehydratedSuspenseComponent: '',
    upgradeHydrationErrorsToRecoverable: 'null',
    // View transitions, and the pictures and style sheets that a commit would wait for.
    accumulateSuspenseyCommitOnFiber: '',
    commitAfterMutationEffectsOnFiber: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    flushAfterMutationEffects: '',
    preloadInstanceAndSuspendIfNeeded: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    startViewTransition: 'null',
    trackEnterViewTransitions: '',
    waitForCommitToBeReady: 'null',
    // Refs of fragments.
    commitFragmentInstanceDeletionEffects: '',
    commitFragmentInstanceInsertionEffects: '',
    commitNewChildToFragmentInstances: '',
    isFragmentInstanceParent: 'false',
    // Elements of the head and of somebody's own.
    isCustomElement: 'false',
    isHostHoistableType: 'false',
    // Forms that are handed to functions.
    extractEvents$1: '',
  },
  bodies: {
    FragmentInstance: fails,
    onUnsuspend: '{}',
    // Nothing is ever blocked by what is not taken over yet.
    dispatchEvent: `{
  if (!_enabled) return;
  findInstanceBlockingEvent(nativeEvent);
  dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);
}`,
  },
  entries: ['useActionState', 'useFormState', 'useHostTransitionStatus', 'useOptimistic'],
  assignments: [
    'FragmentInstance',
    'ReactDOMHydrationRoot',
    'ReactDOMSharedInternals.findDOMNode',
    'ViewTransitionPseudoElement',
    'exports.hydrateRoot',
  ],
  texts: new Map([
    [
      `
  r: requestFormReset,
  D: prefetchDNS,
  C: preconnect,
  L: preload,
  m: preloadModule,
  X: preinitScript,
  S: preinitStyle,
  M: preinitModuleScript
`,
      '\n',
    ],
  ]),
};

const ofTheFrame: Cuts = {
  assignments: [
    'exports.preconnect',
    'exports.prefetchDNS',
    'exports.preinit',
    'exports.preinitModule',
    'exports.preload',
    'exports.preloadModule',
    'exports.requestFormReset',
    'exports.useFormState',
    'exports.useFormStatus',
  ],
};
