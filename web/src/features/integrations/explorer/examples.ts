import type { Draft } from './share-link.ts';

export const exampleIds = [
  'cheapest',
  'studio',
  'reviews',
  'search',
  'cities',
  'market',
  'podcasts',
  'mine',
  'save',
  'follow',
] as const;
export type ExampleId = (typeof exampleIds)[number];

function example(query: string, variables?: Record<string, unknown>): Draft {
  return {
    query: query.trimStart(),
    variables: variables ? JSON.stringify(variables, null, 2) : '',
  };
}

/** What one can begin with. A browser test runs each. */
export const examples: Readonly<Record<ExampleId, Draft>> = {
  cheapest: example(
    `
# The studios of a city, the cheapest first, and when each is free next.
query CheapestStudios($city: ID!, $first: Int = 5, $after: String) {
  studios(
    first: $first
    after: $after
    filter: { cities: [$city] }
    sort: { key: PRICE, direction: ASC }
  ) {
    totalCount
    nodes {
      id
      name
      hourlyRateCents
      nextFreeSlot(hours: 2) {
        date
        startTime
        totalCents
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    { city: 'london', first: 5 },
  ),
  studio: example(
    `
query Studio($id: ID!) {
  studio(id: $id) {
    name
    location
    city {
      name
      zone
    }
    priceFromCents
    openingHours {
      weekday
      opens
      closes
    }
    equipment {
      category
      name
    }
    nextFreeDays(first: 3, hours: 4) {
      date
      startTime
      totalCents
    }
  }
}
`,
    { id: '1' },
  ),
  reviews: example(
    `
# A page of a list; endCursor is the \`after\` of the next one.
query Reviews($studio: ID!, $after: String) {
  studio(id: $studio) {
    rating
    reviews(first: 3, after: $after) {
      totalCount
      nodes {
        rating
        title
        createdAt
        author {
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
`,
    { studio: '1' },
  ),
  search: example(
    `
query Search($text: String!) {
  siteSearch(text: $text, first: 3) {
    kind
    totalCount
    hits {
      title
      detail
      url
    }
  }
}
`,
    { text: 'drums' },
  ),
  cities: example(
    `
# Two answers in one request, which share a fragment.
query TwoCities($one: ID!, $other: ID!) {
  one: city(id: $one) {
    ...CityFacts
  }
  other: city(id: $other) {
    ...CityFacts
  }
}

fragment CityFacts on City {
  name
  country
  zone
  studioCount
}
`,
    { one: 'london', other: 'tokyo' },
  ),
  market: example(
    `
query Market($city: ID) {
  market(cityId: $city) {
    from
    until
    prices {
      categoryId
      lowCents
      medianCents
      highCents
    }
  }
}
`,
    { city: null },
  ),
  podcasts: example(`
query Podcasts {
  podcastEpisodes(first: 3) {
    nodes {
      title
      durationMs
      soundUrl
      series {
        title
      }
    }
  }
}
`),
  mine: example(`
query MyBookings {
  me {
    name
  }
  myBookings(first: 5, period: UPCOMING) {
    totalCount
    nodes {
      reference
      status
      startsAt
      totalCents
      studio {
        name
      }
    }
  }
}
`),
  save: example(
    `
mutation SaveStudio($input: AddFavoriteInput!) {
  addFavorite(input: $input) {
    favorite {
      createdAt
      studio {
        name
      }
    }
  }
}
`,
    { input: { studioId: '1' } },
  ),
  follow: example(
    `
# Tells whenever what is free in the studio changes. Book it in another tab to see.
subscription Calendar($studio: ID!) {
  studioCalendarChanged(studioId: $studio) {
    studioId
    version
  }
}
`,
    { studio: '1' },
  ),
};
