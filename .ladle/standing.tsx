import { type ComponentType, useEffect } from 'react';

/** The story, and its name on the document once it has been rendered. */
export function standing(Story: ComponentType, name: string): ComponentType {
  return function StandingStory() {
    useEffect(() => {
      document.documentElement.dataset.standing = name;
    }, []);
    return <Story />;
  };
}
